// Members of <n-queens>: each command is a method, and each attribute has a property that reflects it. Frameworks set a property if one has the name of the attribute. `step`, `play` and others are both: they are
// read as the method and set as the attribute.
import { COMMANDS, PARAMETERS } from '../contract/table.js';

/** Attributes that begin or choose a lesson. */
export const TEACHING = ['lesson', 'quiz', 'hand', 'tour', 'stop'];
/** The attributes that are not parameters of `load`. */
const OWN = ['poster', 'loading', 'site', ...TEACHING, 'program', 'trace'];
const ATTRIBUTES = [...Object.keys(PARAMETERS), ...OWN];

/** Attributes whose changes the element observes. */
export const OBSERVED = [...ATTRIBUTES, 'title'];

/** @typedef {(element: any, name: import('../contract/table.js').Command, given: unknown[]) => Promise<any>} Act */

/**
 * @param {any} prototype of the element
 * @param {Act} act carries out a method
 */
export function defineMembers(prototype, act) {
  for (const name of new Set([...Object.keys(COMMANDS), ...ATTRIBUTES])) {
    // `lang` is the browser's own, and reflects.
    if (name in prototype) continue;
    /** @type {((this: any, ...given: unknown[]) => Promise<any>) | undefined} */
    const method = Object.hasOwn(COMMANDS, name) ? async function (...given) {
      return act(this, /** @type {any} */ (name), given);
    } : undefined;
    Object.defineProperty(prototype, name, {
      configurable: true,
      ...(ATTRIBUTES.includes(name) ? {
        /** @this {Element} */
        get() {
          return method ?? this.getAttribute(name);
        },
        /** @this {Element} @param {unknown} value */
        set(value) {
          if (value === null || value === undefined || value === '') this.removeAttribute(name);
          else this.setAttribute(name, String(typeof value === 'boolean' ? Number(value) : value));
        },
      } : { value: method, writable: true }),
    });
  }
}

/** Adopts properties that were set before the element was defined, because they hide its own. @param {any} element */
export function takeOverProperties(element) {
  for (const name of ATTRIBUTES.filter((each) => Object.hasOwn(element, each))) {
    const value = element[name];
    delete element[name];
    element[name] = value;
  }
}

/**
 * The parameters given as attributes. An attribute without a value, as in HTML, is 1.
 * @param {Element} element
 * @returns {Record<string, string>}
 */
export function parametersOf(element) {
  const given = Object.keys(PARAMETERS).filter((name) => element.hasAttribute(name));
  return Object.fromEntries(given.map((name) => {
    const value = element.getAttribute(name) ?? '';
    return [name, value === '' && /^[01]$/.test(PARAMETERS[name] ?? '') ? '1' : value];
  }));
}

/**
 * The state that a board has reported, as parameters.
 * @param {{ variant: string, n: number, position: number }} told
 * @returns {Record<string, string>}
 */
export const placeIn = ({ variant, n, position }) => ({
  // Which search another program has printed no parameter says.
  ...(variant === 'trace' ? {} : { variant, n: String(n) }),
  step: String(position),
});

/**
 * The address of the board's page.
 * @param {string} site its folder, ending in a slash, or a file there
 * @param {URLSearchParams} query
 * @returns {URL | string} the address, or the reason that there is none
 */
export function addressOf(site, query) {
  try {
    const address = new URL(`index.html?${query}`, new URL(site, document.baseURI));
    if (/^(http|file)/.test(address.protocol)) return address;
  } catch {
    // It is none.
  }
  return `site is not a folder: ${site.slice(0, 100)}`;
}
