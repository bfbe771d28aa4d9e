// Only compiled: the handwritten types of count.js and explore.js agree with their functions.
import type * as count from '../../dist/count.js';
import type * as explore from '../../dist/explore.js';
import type * as countItself from '../../web/count/count.js';
import type * as exploreItself from '../../web/search/explore.js';

/** `true` if each type is assignable to the other. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
/**
 * The types of a function with a value and options, without the worker, of which the types declare only the used
 * members.
 */
type Plain<F> = F extends (first: infer First, options?: infer Options) => infer Result
  ? [First, Required<Omit<Options & {}, 'createWorker'>>, Result]
  : never;
const names: Same<keyof typeof count, keyof typeof countItself> = true;
const counting: Same<Plain<typeof count.countAsync>, Plain<typeof countItself.countAsync>> = true;
const most: Same<typeof count.MAX_N, typeof countItself.MAX_N> = true;
const reasons: Same<count.CountError['code'], countItself.CountError['code']> = true;
const exploring: Same<keyof typeof explore, keyof typeof exploreItself> = true;
const options: Same<Required<explore.ExploreOptions>, Required<exploreItself.ExploreOptions>> = true;
const result: Same<ReturnType<typeof explore.explore>, ReturnType<typeof exploreItself.explore>> = true;
void [names, counting, most, reasons, exploring, options, result];
