import { fail, schemaOf, type Check, type Schema } from './schema.ts';

const scalar = (isValid: (value: unknown) => boolean, code = 'invalid_type', def?: Schema['def']): Schema =>
  schemaOf((payload) => {
    if (!isValid(payload.value)) fail(payload, code);
  }, def);

export const string = (): Schema => scalar((value) => typeof value === 'string');
export const number = (): Schema => scalar(Number.isFinite);
export const boolean = (): Schema => scalar((value) => typeof value === 'boolean');
export const unknown = (): Schema => scalar(() => true);
export const custom = (isValid: (value: unknown) => boolean = () => true): Schema => scalar(isValid, 'custom');
export const literal = (value: unknown): Schema => oneOf([value]);
const oneOf = (values: readonly unknown[]): Schema =>
  scalar((value) => values.includes(value), 'invalid_value', { values });
export { oneOf as enum };

export const int = (): Schema => number().check(isInteger);

const isInteger: Check = (payload, isAborted) => {
  if (isAborted || Number.isSafeInteger(payload.value)) return;
  if (!Number.isInteger(payload.value)) fail(payload, 'invalid_type');
  else fail(payload, Number(payload.value) > 0 ? 'too_big' : 'too_small', { continue: true });
};
