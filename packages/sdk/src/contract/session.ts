/** The bearer token of every other call. */

export * from './guest-token.ts';
export * from './token-validity.ts';
