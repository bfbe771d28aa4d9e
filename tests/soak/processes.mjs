// Memory and load of the browsers, as far as the system shows them.
import { readdirSync, readFileSync } from 'node:fs';

/** @param {string} file */
const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended meanwhile.
    return '';
  }
};

/**
 * The processes of a browser started by this process; only on Linux, elsewhere none.
 * @param {string} name part of the path of its executable
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
 * The memory of all processes of a browser started by this process.
 * @param {string} name part of the path of its executable
 * @returns {number} bytes; shared memory is divided among its processes
 */
export function memoryOf(name) {
  let kibibytes = 0;
  for (const id of processesOf(name)) kibibytes += Number(read(`/proc/${id}/smaps_rollup`).match(/^Pss:\s+(\d+)/m)?.[1] ?? 0);
  return kibibytes * 1024;
}

/** Ends all processes of a browser started by this process. @param {string} name */
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
 * The load of a browser's processes during two seconds: distinguishes a hung page from a hung browser.
 * @param {string} name part of the path of its executable
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
 * The heap of the page's scripts after garbage collection; only in Chromium.
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
