import { catalogueErrors } from './catalogue-errors.ts';
import { platformErrors } from './platform-errors.ts';
import { wireErrors } from './wire-errors.ts';

/**
 * Every failure that the specifications name, by code: the error that a call throws and what is read of it. The set is
 * closed.
 *
 * @see platform spec §8, catalogue spec §8 and wire reference §0.5
 */
export const errorCatalogue = /* @__PURE__ */ (() =>
  ({ ...platformErrors, ...catalogueErrors, ...wireErrors }) as const)();

export type ErrorCode = keyof typeof errorCatalogue;
