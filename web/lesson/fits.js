// Checks a lesson against the schema: turns errors of the compiled validator into faults.
import validate from './validate.js';

/** @typedef {import('./faults.js').Fault} Fault */
/** @typedef {import('ajv').ErrorObject} ErrorObject */

/** The keys of a JSON pointer. @param {string} pointer @returns {string[]} */
const keysOf = (pointer) => pointer.split('/').slice(1).map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The word for the needed value, by type. @type {Record<string, string>} */
const TYPES = { object: 'needsObject', array: 'needsList', string: 'needsText', number: 'needsNumber', integer: 'needsWhole', boolean: 'needsFlag' };

/** @param {unknown[]} list */
const listed = (list) => list.map((each) => (typeof each === 'string' ? each || '""' : JSON.stringify(each))).join(', ');

/** @param {string} needs @param {string} range with both ends @param {any} rule @param {[string, string]} ends */
const ranged = (needs, range, rule, [least, most]) => (rule[least] !== undefined && rule[most] !== undefined
  ? { needs: range, values: { from: rule[least], to: rule[most] } }
  : { needs, values: { from: rule[least] ?? 0, to: rule[most] ?? '' } });

/**
 * @param {string} keyword of the schema that is broken
 * @param {string} schemaPath
 * @param {any} rule the part of the schema that it stands in
 * @returns {Pick<Fault, 'needs' | 'values'>}
 */
function neededBy(keyword, schemaPath, rule) {
  const isParameter = Array.isArray(rule.type);
  switch (keyword) {
    case 'type':
    case 'minimum':
    case 'maximum':
      if (rule.minimum !== undefined) {
        const isWhole = rule.type.includes('integer');
        return ranged(isWhole ? 'needsWholeFrom' : 'needsNumberFrom', isWhole ? 'needsBetween' : 'needsNumberBetween', rule, ['minimum', 'maximum']);
      }
      return { needs: rule.type === 'object' && rule.required?.[0] === 'en' ? 'needsSaid' : TYPES[isParameter ? rule.type[0] : rule.type] };
    case 'pattern':
      if (isParameter) return neededBy('type', schemaPath, rule);
      if (schemaPath.includes('/panels/')) return { needs: 'needsPanels', values: { list: rule.pattern.slice(2, rule.pattern.indexOf(')')).replaceAll('|', ', ') } };
      return { needs: `needs${rule.title}` };
    case 'minLength':
    case 'maxLength':
      return ranged('needsCharactersAtMost', 'needsCharacters', rule, ['minLength', 'maxLength']);
    case 'minItems':
    case 'maxItems':
    case 'additionalItems':
      if (Array.isArray(rule.items)) return { needs: 'needsPair' };
      return ranged('needsEntriesAtMost', 'needsEntries', rule, ['minItems', 'maxItems']);
    case 'enum':
      return { needs: 'needsOneOf', values: { list: listed(rule.enum) } };
    case 'const':
      return { needs: 'needsValue', values: { value: JSON.stringify(rule.const) } };
    case 'oneOf':
      return { needs: 'needsForm', values: { list: rule.examples.map((/** @type {unknown} */ each) => JSON.stringify(each)).join(', ') } };
    default:
      throw new Error(`no word for ${keyword}`);
  }
}

/** @param {ErrorObject} error @param {unknown} lesson @returns {Fault} */
function faultFrom({ keyword, instancePath, schemaPath, params, parentSchema, data }, lesson) {
  let within = /** @type {any} */ (lesson);
  const path = keysOf(instancePath).map((key) => {
    const named = Array.isArray(within) ? Number(key) : key;
    within = within[key];
    return named;
  });
  const rule = /** @type {any} */ (parentSchema);
  if (keyword === 'required') return { path: [...path, params.missingProperty], needs: 'needsField' };
  if (keyword === 'additionalProperties') {
    return { path: [...path, params.additionalProperty], needs: 'needsNoField', values: { list: Object.keys(rule.properties).join(', ') } };
  }
  if (keyword === 'discriminator') {
    const kinds = rule.oneOf.map((/** @type {{ $ref: string }} */ { $ref }) => $ref.replace(/.*asks-/, ''));
    return { path: [...path, params.tag], needs: 'needsOneOf', values: { list: kinds.join(', ') }, got: params.tagValue };
  }
  return { path, ...neededBy(keyword, schemaPath, rule), got: data };
}

/**
 * If a value names one of several forms, the errors of that form help more than “no form fits”.
 * @param {ErrorObject[]} errors
 */
function withoutForms(errors) {
  let kept = errors;
  for (const { instancePath, keyword } of errors) {
    if (keyword !== 'oneOf') continue;
    const isBelow = (/** @type {ErrorObject} */ each) => each.instancePath.startsWith(`${instancePath}/`);
    const isHere = (/** @type {ErrorObject} */ each) => each.instancePath === instancePath;
    const below = kept.some(isBelow);
    kept = kept.filter((each) => !isHere(each) || (!below && each.keyword === 'oneOf'));
  }
  return kept;
}

/** @param {unknown} lesson JSON @returns {Fault[]} one for each field, in the order of the stops */
export function faultsOf(lesson) {
  if (validate(lesson)) return [];
  const faults = withoutForms(validate.errors ?? []).map((error) => faultFrom(error, lesson));
  const places = faults.map(({ path }) => path.join('/'));
  const stopOf = (/** @type {Fault} */ { path }) => (path[0] === 'stops' ? Number(path[1] ?? -1) : -1);
  return faults.filter((_, i) => places.indexOf(places[i]) === i).sort((one, other) => stopOf(one) - stopOf(other));
}
