// Describes a fault of a lesson: its stop and field, the accepted values, and the value found.

/**
 * @typedef {object} Fault
 * @property {(string | number)[]} path from the lesson to the field
 * @property {string} needs key of the sentence about accepted values
 * @property {Record<string, string | number>} [values] values for the placeholders of that sentence
 * @property {unknown} [got] the value found, if it helps
 */

const SHOWN = 100;

/** The value found, shortened. @param {unknown} value @param {Record<string, string>} words */
function shown(value, words) {
  if (value === undefined) return words.gotNothing;
  if (Array.isArray(value)) return value.every((each) => typeof each === 'number') && value.length < 10 ? `[${value.join(', ')}]` : words.gotList;
  if (typeof value === 'object' && value !== null) return words.gotObject;
  if (typeof value === 'function') return words.gotFunction;
  return (typeof value === 'string' ? JSON.stringify(value) : String(value)).slice(0, SHOWN);
}

/**
 * Names of the fields on a path; entries of lists are numbered from 1.
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
