// Stores the site in the browser, so that the page opens without a network and can be installed as an application.
import { savesData } from './load.js';
import { HAS_ADDRESS, SITE } from '../address/site.js';
import { registerServiceWorker } from '../workers/trusted.js';

/** Not in frames, because the student visits the host's site. */
export function keepSite() {
  if (!HAS_ADDRESS) return;
  const manifest = Object.assign(document.createElement('link'), { rel: 'manifest', href: new URL('manifest.webmanifest', SITE).href });
  document.head.append(manifest);
  // There is none in private windows of some browsers, nor without TLS. It fetches all of the site.
  if (!navigator.serviceWorker || savesData()) return;
  registerServiceWorker(new URL('service-worker.js', SITE)).catch(() => {
    // Forbidden, or not to be had: the page works as well, as long as there is a network.
  });
}
