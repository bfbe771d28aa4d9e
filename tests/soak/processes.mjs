// What the browsers hold and how busy they are, as far as they let it be seen.
import { readdirSync, readFileSync } from 'node:fs';

/** @param {string} file */
const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // A process that has ended meanwhile.
    return '';
  }
};

/**
 * The processes of a browser that this process has started; on Linux only, elsewhere none.
 * @param {string} name that the path of its program contains
 * @returns {string[]}
 */
function processesOf(name) {
  if (process.platform !== 'linux') return [];
  const processes = readdirSync('/proc').filter((each) => /^\d+$/.test(each));
  const parents = new Map(processes.map((id) => [id, read(`/proc/${id}/stat`).replace(/^.*\) \w /s, '').split(' ')[0]]));
  const isOurs = (/** @type {string | undefined} */ id) => {
    while (id && id !== String(process.pid)) id = parents.get(id);
    return id !== undefined && id !== '';
  };
  return processes.filter((id) => read(`/proc/${id}/cmdline`).split('\0')[0].includes(name) && isOurs(id));
}

/**
 * The memory of all processes of a browser that this process has started.
 * @param {string} name that the path of its program contains
 * @returns {number} bytes, where processes share some each has its part of it
 */
export function memoryOf(name) {
  let kibibytes = 0;
  for (const id of processesOf(name)) kibibytes += Number(read(`/proc/${id}/smaps_rollup`).match(/^Pss:\s+(\d+)/m)?.[1] ?? 0);
  return kibibytes * 1024;
}

/** Ends all processes of a browser that this process has started. @param {string} name */
export function endAll(name) {
  for (const id of processesOf(name)) {
    try {
      process.kill(Number(id), 'SIGKILL');
    } catch {
      // It has ended with another one.
    }
  }
}

/**
 * How busy the processes of a browser are for two seconds: whether a page hangs, or the browser around it.
 * @param {string} name that the path of its program contains
 * @returns {Promise<string>}
 */
export async function strainOf(name) {
  const SECONDS = 2;
  const TICKS = 100;
  const isPage = (/** @type {string} */ id) => /-contentproc|--type=renderer/.test(read(`/proc/${id}/cmdline`));
  const ticks = () => {
    const sum = { pages: 0, browser: 0 };
    for (const id of processesOf(name)) {
      const [user = 0, system = 0] = read(`/proc/${id}/stat`).replace(/^.*\) /s, '').split(' ').slice(11, 13).map(Number);
      sum[isPage(id) ? 'pages' : 'browser'] += user + system;
    }
    return sum;
  };
  const before = ticks();
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
  const after = ticks();
  const share = (/** @type {'pages' | 'browser'} */ kind) => Math.round((after[kind] - before[kind]) / SECONDS / TICKS * 100);
  return `its pages take ${share('pages')} % of a processor meanwhile, the browser itself ${share('browser')} %`;
}

/**
 * What the page's scripts hold after everything that nobody needs has been given back; Chromium only.
 * @param {any} page
 * @param {any} where the page, or a frame of another site in it
 * @returns {Promise<number>} bytes
 */
export async function heapOf(page, where) {
  const session = await page.context().newCDPSession(where);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}
