// Style of the element before its board has loaded.

const STYLE = `
  :host { display: block; position: relative; --page: #fbfaf7; --light: #f4efe4; --dark: #ddd3bf; --queen: #2a2d33; --scheme: only light; }
  @media (prefers-color-scheme: dark) {
    :host { --page: #17191d; --light: #434954; --dark: #31363f; --queen: #f3f0e8; --scheme: dark; }
  }
  :host([theme=light]) { --page: #fbfaf7; --light: #f4efe4; --dark: #ddd3bf; --queen: #2a2d33; --scheme: only light; }
  :host([theme=dark]) { --page: #17191d; --light: #434954; --dark: #31363f; --queen: #f3f0e8; --scheme: dark; }
  :host([theme=projector]) { --page: #fff; --light: #fff; --dark: #cfcfcf; --queen: #000; --scheme: only light; }
  :host([hidden]) { display: none; }
  .poster, .press { color-scheme: var(--scheme); direction: ltr; }
  iframe, .poster { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; }
  .poster { box-sizing: border-box; padding: 4px; background: var(--page); object-fit: contain; pointer-events: none; }
  .light { fill: var(--light); }
  .dark { fill: var(--dark); }
  .queen { fill: var(--queen); }
  .press { position: absolute; inset: 0; width: 100%; height: 100%; z-index: 1; padding: 0; border: 0; background: none; cursor: pointer; }
  .press:focus-visible { outline: 3px solid var(--queen); outline-offset: -3px; }
  .press svg { width: min(64px, 40%); }
  .press .disc { fill: var(--queen); opacity: 0.85; }
  .press .arrow { fill: var(--page); }
  .said { direction: inherit; padding: 1em; overflow: auto; overflow-wrap: anywhere; pointer-events: auto; color: var(--queen); }
  .said :is(p, small) { unicode-bidi: plaintext; }
  .sentence { margin: 0; font: 16px/1.45 system-ui, sans-serif; color: var(--queen); }
`;
/** Shared by all elements; undefined if pages are generated without a browser. @type {CSSStyleSheet | undefined} */
let sheet;

/** The one style sheet of all boards. */
export function lookOf() {
  if (!sheet) (sheet = new CSSStyleSheet()).replaceSync(STYLE);
  return sheet;
}
