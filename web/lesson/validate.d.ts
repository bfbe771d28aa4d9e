import type { ErrorObject } from 'ajv';

/** Checks a value against the schema, as the build compiles it; afterwards `errors` has all that does not fit, each with the value and the part of the schema. */
declare const validate: { (value: unknown): boolean; errors?: ErrorObject[] | null };
export default validate;
