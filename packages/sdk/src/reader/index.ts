// The names of zod/mini, as far as the contract uses them.
export * from './checks.ts';
export * from './composites.ts';
export * from './scalars.ts';
export { NEVER, _default, codec, lazy, nullable, optional, pipe, prefault, transform } from './wrappers.ts';
export { safeEncode, safeParse, validate } from './schema.ts';
