// How much memory the browsers hold, as far as they let it be seen.
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
 * The memory of all processes of a browser that this process has started; on Linux only, elsewhere 0.
 * @param {string} name that the path of its program contains
 * @returns {number} bytes, where processes share some each has its part of it
 */
export function memoryOf(name) {
  const processes = readdirSync('/proc').filter((each) => /^\d+$/.test(each));
  const parents = new Map(processes.map((id) => [id, read(`/proc/${id}/stat`).replace(/^.*\) \w /s, '').split(' ')[0]]));
  const isOurs = (/** @type {string | undefined} */ id) => {
    while (id && id !== String(process.pid)) id = parents.get(id);
    return id !== undefined && id !== '';
  };
  let kibibytes = 0;
  for (const id of processes) {
    if (!read(`/proc/${id}/cmdline`).split('\0')[0].includes(name) || !isOurs(id)) continue;
    kibibytes += Number(read(`/proc/${id}/smaps_rollup`).match(/^Pss:\s+(\d+)/m)?.[1] ?? 0);
  }
  return kibibytes * 1024;
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
