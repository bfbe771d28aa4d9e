// The search box of the guide. Its results need files of the site, so the box is hidden where modules cannot load.
const form = /** @type {HTMLFormElement} */ (document.querySelector('form[role=search]'));
const field = /** @type {HTMLInputElement} */ (form.querySelector('input'));
const status = /** @type {HTMLElement} */ (form.querySelector('[role=status]'));
const list = /** @type {HTMLElement} */ (form.querySelector('ol'));

/** @type {Promise<ReturnType<typeof import('./search.js').searchIn>> | undefined} */
let loading;

/** Loads the search and the sections of this language, once. A failed attempt can be repeated. */
function load() {
  loading ??= (async () => {
    const [{ searchIn }, answer] = await Promise.all([import('./search.js'), fetch('search.json')]);
    if (!answer.ok) throw new Error(answer.statusText);
    return searchIn(await answer.json());
  })();
  loading.catch(() => void (loading = undefined));
  return loading;
}

/** @param {import('./search.js').Result} result */
function itemOf({ page, anchor, title, heading, snippet }) {
  const link = document.createElement('a');
  link.href = `${page}.html${anchor && '#'}${anchor}`;
  link.textContent = title === heading ? title : `${title} › ${heading}`;
  const text = document.createElement('p');
  text.append(...snippet.map(({ text: part, found }) => {
    if (!found) return part;
    const mark = document.createElement('mark');
    mark.textContent = part;
    return mark;
  }));
  const item = document.createElement('li');
  item.append(link, text);
  return item;
}

async function show() {
  const query = field.value.trim();
  try {
    const results = query ? (await load())(query) : [];
    // Something else has been typed in the meantime.
    if (query !== field.value.trim()) return;
    list.replaceChildren(...results.map(itemOf));
    status.textContent = query ? (form.dataset.found ?? '').replace('{count}', String(results.length)) : '';
  } catch {
    list.replaceChildren();
    status.textContent = form.dataset.failed ?? '';
  }
}

function clear() {
  field.value = '';
  show();
}

field.addEventListener('focus', () => void load().catch(() => {}));
field.addEventListener('input', show);
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  await show();
  list.querySelector('a')?.click();
});
form.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') {
    clear();
    field.focus();
  }
});
// A result on this page has been opened.
addEventListener('hashchange', clear);
form.hidden = false;

export {};
