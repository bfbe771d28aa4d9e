// The built site on a port of its own, whole or with something taken out of it.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../script/serve.mjs';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

export const serveSite = () => serve(DIST);

/**
 * Serves a copy of the site in which a file is missing.
 * @param {string} file its path inside the site
 */
export async function serveSiteWithout(file) {
  const folder = await mkdtemp(path.join(tmpdir(), 'queenscope-'));
  await cp(DIST, folder, { recursive: true });
  await rm(path.join(folder, file));
  const { address, close } = await serve(folder);
  return {
    address,
    close: async () => {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}
