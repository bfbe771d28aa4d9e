// Runs first, and is a plain script: chooses the language that the page speaks until the program does, and says it if
// one of the page's scripts cannot be loaded, for then there is nobody else to say so.
(() => {
  const words = JSON.parse(document.getElementById('words')?.textContent ?? '');
  const query = new URLSearchParams(`${location.search.slice(1)}&${location.hash.slice(1)}`);
  const asked = query.getAll('lang').pop() ?? navigator.language;
  const language = asked.split('-')[0].toLowerCase();
  const { locale, notLoaded } = Object.hasOwn(words, language) ? words[language] : words[Object.keys(words)[0]];
  document.documentElement.lang = locale;

  /** @param {Event} event */
  const onError = (event) => {
    if (!(event.target instanceof HTMLScriptElement)) return;
    const file = new URL(event.target.src).pathname.split('/').pop();
    const card = document.getElementById('problem');
    if (!card) return;
    document.getElementById('loading')?.remove();
    card.textContent = notLoaded.replace('{file}', file);
    card.hidden = false;
  };
  addEventListener('error', onError, { capture: true });
})();
