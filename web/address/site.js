// Where the page lies.

/** The folder that the page is in, ending in a slash. */
export const SITE = new URL('../../', import.meta.url);

/** A page that is one file has no address that others could open. */
export const HAS_ADDRESS = /^https?:$/.test(SITE.protocol) && location.protocol !== 'about:';
