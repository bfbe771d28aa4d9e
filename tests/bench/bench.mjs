// bench.mjs NATIVE SITE DIST EMPTY [CHAPTER…]: measures, and prints each finished chapter.
import { execFileSync } from 'node:child_process';
import os from 'node:os';
import { charting } from './charting.mjs';
import { counting } from './counting.mjs';
import { exploring } from './exploring.mjs';
import { mirroring } from './mirroring.mjs';
import { playing } from './playing.mjs';
import { sleeping } from './sleeping.mjs';
import { starting } from './starting.mjs';
import { stepping } from './stepping.mjs';
import { weight } from './weight.mjs';

const [native, site, dist, empty, ...named] = process.argv.slice(2);

/** @type {Record<string, () => Promise<string>>} */
const chapters = {
  counting: () => counting(native, site),
  stepping: () => stepping(native, site),
  exploring: () => exploring(site, dist),
  charting: () => charting(dist),
  playing: () => playing(dist),
  mirroring: () => mirroring(dist),
  starting: () => starting(dist, empty),
  sleeping: () => sleeping(dist),
  weight: () => weight(dist),
};
const names = named.length > 0 ? named : Object.keys(chapters);
const unknown = names.find((name) => !Object.hasOwn(chapters, name));
if (unknown) {
  process.stderr.write(`no chapter is called ${unknown}; there are: ${Object.keys(chapters).join(' ')}\n`);
  process.exit(1);
}

function machine() {
  const cpus = os.cpus();
  const compiler = execFileSync('c++', ['--version'], { encoding: 'utf8' }).split('\n')[0];
  return [
    `${cpus.length} × ${cpus[0].model.trim()}, ${Math.round(os.totalmem() / 2 ** 30)} GiB`,
    `${os.type()} ${os.release()}, Node ${process.version}, ${compiler}`,
    `load before the first measurement: ${os.loadavg()[0].toFixed(1)}`,
  ].map((line) => `- ${line}`).join('\n');
}

const head = ['# Measured', `On ${new Date().toISOString().slice(0, 10)} by script/bench, on`, machine()].join('\n\n');
console.log(`${head}\n`);
for (const name of names) console.log(`${await chapters[name]()}\n`);
