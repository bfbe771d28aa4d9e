// A fault of a lesson as a sentence: where it is, by stop and field, what is needed there, and what was found.

/**
 * @typedef {object} Fault
 * @property {(string | number)[]} path from the lesson to the field
 * @property {string} needs the word for what is needed
 * @property {Record<string, string | number>} [values] what stands for names in that word
 * @property {unknown} [got] what was found, if that is worth telling
 */

const SHOWN = 100;

/** What was found, in a few characters. @param {unknown} value @param {Record<string, string>} words */
function shown(value, words) {
  if (value === undefined) return words.gotNothing;
  if (Array.isArray(value)) return value.every((each) => typeof each === 'number') && value.length < 10 ? `[${value.join(', ')}]` : words.gotList;
  if (typeof value === 'object' && value !== null) return words.gotObject;
  if (typeof value === 'function') return words.gotFunction;
  return (typeof value === 'string' ? JSON.stringify(value) : String(value)).slice(0, SHOWN);
}

/**
 * The names of fields as a lesson has them, with the numbers of what stands in lists, from 1 on.
 * @param {(string | number)[]} path
 * @param {Record<string, string>} words
 */
function placeOf(path, words) {
  const [first, index, ...fields] = path;
  const within = first === 'stops' && index !== undefined;
  /** @type {string[]} */
  const names = within ? [words.faultStop.replace('{stop}', String(Number(index) + 1))] : [];
  for (const key of within ? fields : path) {
    if (typeof key === 'number' && names.length > 0) names[names.length - 1] += ` ${key + 1}`;
    else names.push(String(key).slice(0, SHOWN));
  }
  return names.join(words.faultComma) || words.faultLesson;
}

/** @param {Fault} fault @param {Record<string, string>} words of the page @returns {string} */
export function sentenceOf(fault, words) {
  const { path, needs, values = {} } = fault;
  const said = Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, () => String(value)), words[needs]);
  const sentence = words.fault.replace('{where}', () => placeOf(path, words)).replace('{needs}', () => said);
  return 'got' in fault ? words.faultGot.replace('{fault}', () => sentence).replace('{got}', () => shown(fault.got, words)) : sentence;
}
