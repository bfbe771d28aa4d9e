// A classic script that runs first. It chooses the language of the page until the program starts. If the program does not
// start, it says why, which file is to blame and what to do.
(() => {
  // Milliseconds before the page says that it is loading.
  const SOON = 300;
  // Number of ticks without a new file after which a message appears. A frozen page has no ticks.
  const TICK = 2000;
  const PATIENCE_TICKS = 10;
  // Time limit for checking the files.
  const SEARCH = 5_000;
  const read = (/** @type {string} */ id) => JSON.parse(document.getElementById(id)?.textContent ?? '');
  const all = read('words');
  /** @type {Record<string, import('../files/fetch.js').Stamp>} */
  const stamps = read('files');
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const home = new URL('..', script.src);

  const { search: asking, hash } = new URL(document.baseURI);
  const query = new URLSearchParams(`${asking.slice(1)}&${hash.slice(1)}`);
  const asked = query.getAll('lang').pop() ?? navigator.language;
  const language = asked.split('-')[0].toLowerCase();
  const first = Object.hasOwn(all, language) ? all[language] : Object.values(all)[0];
  document.documentElement.lang = first.locale;
  const words = () => Object.values(all).find(({ locale }) => locale === document.documentElement.lang) ?? first;

  /** @param {string | URL} address @returns {string} name of a program file in its folder */
  const nameOf = (address) => String(address).replace(home.href, '');
  /** The files that the program cannot start without, by their addresses. */
  const needed = () =>
    [.../** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll('link[href]')), ...document.scripts]
      .map((element) => ('href' in element ? element.href : element.src))
      .filter((address) => address.startsWith(home.href));

  /** @typedef {{ title: string, advice?: string, detail?: string, file?: string, retry?: boolean }} Problem */
  /** @param {Problem | null} problem null removes the message */
  function show(problem) {
    const card = document.getElementById('problem');
    if (!card) return;
    card.hidden = !problem;
    if (!problem) return;
    const loading = document.getElementById('loading');
    if (loading) loading.hidden = true;
    const part = (/** @type {string} */ tag, /** @type {string} */ text) =>
      Object.assign(document.createElement(tag), { textContent: text });
    card.replaceChildren(part('h1', problem.title));
    if (problem.advice) card.append(part('p', problem.advice));
    if (problem.detail) card.append(part('code', problem.detail));
    if (problem.retry) {
      const button = part('button', words().retry);
      button.addEventListener('click', () => retry(problem.file), { once: true });
      card.append(button);
    }
  }
  // Later errors are reported by the program’s own scripts.
  document.addEventListener('problem', (event) => show(/** @type {CustomEvent<Problem | null>} */ (event).detail));

  /** @param {string} [file] the file at fault; the browser may have it in its cache */
  async function retry(file) {
    const again = file && fetch(new URL(file, home), { cache: 'reload', signal: AbortSignal.timeout(SEARCH) });
    await Promise.resolve(again).catch(() => undefined);
    location.reload();
  }

  /** @type {'waiting' | 'blaming' | 'told' | 'over'} */
  let state = 'waiting';

  /**
   * Finds the file that is missing, cut off or of another version.
   * @returns {Promise<[file: string, how: 'notLoaded' | 'damaged'] | undefined>}
   */
  async function search() {
    const pending = new Set(needed());
    if (pending.size === 0) return undefined;
    const signal = AbortSignal.timeout(SEARCH);
    // The checking script may be missing too. An import cannot be cancelled, so a late one is ignored.
    const tools = Promise.race([
      import(new URL('files/checksum.js', home).href).catch(() => undefined),
      new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined))),
    ]);
    const looks = [...pending].map(async (address) => {
      const response = await fetch(address, { signal });
      if (!response.ok) throw [nameOf(address), 'notLoaded'];
      const bytes = new Uint8Array(await response.arrayBuffer());
      const { Checksum } = (await tools) ?? {};
      if (Checksum && !new Checksum().add(bytes).is(stamps[nameOf(address)])) throw [nameOf(address), 'damaged'];
      pending.delete(address);
    });
    const results = await Promise.allSettled(looks);
    const found = results.find((each) => each.status === 'rejected' && Array.isArray(each.reason));
    if (found) return /** @type {PromiseRejectedResult} */ (found).reason;
    if (pending.size > 0) return [nameOf([...pending][0]), 'notLoaded'];
    // All files have loaded, but they could not be checked.
    return (await tools) ? undefined : ['files/checksum.js', 'notLoaded'];
  }

  /**
   * @param {any} [error] the error; it may name the file or a missing ability
   * @param {boolean} [slow] only a timeout is known; a later error replaces it
   */
  async function blame(error, slow = false) {
    if (state === 'blaming' || state === 'over' || (state === 'told' && slow)) return;
    state = 'blaming';
    const detail = error instanceof Error ? error.message : '';
    const { missing, failed, advice } = words();
    if (error?.lacking) {
      state = 'told';
      show({ title: error.lacking === 'policy' ? failed : missing.replace('{ability}', detail), advice: words()[error.lacking] });
      return;
    }
    const [file, how] = (error?.file ? [error.file, error.how] : await search()) ?? [];
    if (/** @type {string} */ (state) === 'over') return;
    state = 'told';
    const reason = file ? `${words()[how].replace('{file}', file)} ${advice}` : advice;
    show({ title: failed, advice: reason, detail, file, retry: true });
  }

  /** Removes the listeners of the start. */
  const start = new AbortController();
  const early = { capture: true, signal: start.signal };
  /** Asks how the start ended, once `window.queens` exists. */
  const ask = () => {
    const ready = window.queens?.ready;
    if (!ready) {
      blame();
      return;
    }
    ready.then(async () => {
      if (state === 'told') show(null);
      state = 'over';
      start.abort();
      // The last rule of style.css shows that it has loaded. Firefox computes no styles without a layout.
      const root = document.documentElement;
      if (root.clientWidth === 0 || getComputedStyle(root).getPropertyValue('--whole')) return;
      const [file, how] = (await search()) ?? [];
      if (!file) return;
      state = 'waiting';
      blame({ file, how });
    }, (error) => blame(error));
  };

  const isMain = (/** @type {EventTarget | null} */ target) => target instanceof HTMLScriptElement && target.type === 'module';
  document.addEventListener('load', ({ target }) => isMain(target) && ask(), early);
  document.addEventListener('error', ({ target }) => {
    if (isMain(target) || (target instanceof HTMLLinkElement && target.rel === 'stylesheet')) blame();
  }, early);
  if (window.queens) ask();
  // Errors before this script ran had no listener.
  const lookBack = () => window.queens || blame();
  if (document.readyState === 'complete') lookBack();
  else window.addEventListener('load', lookBack, { once: true });

  const soon = setTimeout(() => document.documentElement.classList.add('awaited'), SOON);
  const begin = () => {
    const note = document.querySelector('#loading p');
    if (note) note.textContent = words().loading;
    document.getElementById('progress')?.setAttribute('aria-label', words().loading);
    document.getElementById('late')?.remove();
  };
  if (document.readyState === 'loading') document.addEventListener('readystatechange', begin, { once: true });
  else begin();

  // No file has arrived for a while: names the file and keeps waiting.
  let seen = '';
  let silence = 0;
  const watch = setInterval(() => {
    if (state !== 'waiting') {
      clearInterval(watch);
      return;
    }
    const arrived = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    const progress = /** @type {HTMLProgressElement | null} */ (document.getElementById('progress'));
    const sign = `${arrived.size} ${progress?.value}`;
    if (sign !== seen) silence = 0;
    seen = sign;
    if (++silence <= PATIENCE_TICKS) return;
    const late = needed().find((address) => !arrived.has(address));
    // A missing style sheet keeps the page hidden.
    for (const sheet of document.querySelectorAll('link[rel=stylesheet]')) {
      if (late === /** @type {HTMLLinkElement} */ (sheet).href) sheet.remove();
    }
    blame(late && { file: nameOf(late), how: 'notLoaded' }, true);
  }, TICK);
  start.signal.addEventListener('abort', () => {
    clearInterval(watch);
    clearTimeout(soon);
  });
})();
