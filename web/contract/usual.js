// The parameters of a view that says everything.
import { PARAMETERS } from './table.js';

/**
 * Default of each parameter that a saved view leaves out. The language is not part of a view.
 * @type {Record<string, string>}
 */
export const USUAL = Object.fromEntries([
  ...Object.entries(PARAMETERS).filter(([, value]) => value !== null),
  ...['with', 'stops', 'print', 'bug', 'way', 'given'].map((name) => [name, '']),
]);
