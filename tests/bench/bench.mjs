// bench.mjs NATIVE SITE DIST: runs every part of the bench, prints it and writes results.md.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
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

const [native, site, dist, empty] = process.argv.slice(2);

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
const chapters = [
  head, await counting(native, site), await stepping(native, site), await exploring(site, dist), await charting(dist),
  await playing(dist), await mirroring(dist), await starting(dist, empty), await sleeping(dist), await weight(dist)];
const text = `${chapters.join('\n\n')}\n`;
process.stdout.write(text);
writeFileSync(new URL('results.md', import.meta.url), text);
