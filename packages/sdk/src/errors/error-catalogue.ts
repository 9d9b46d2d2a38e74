import type { CataloguedError } from './catalogued-error.ts';
import { catalogueErrors } from './catalogue-errors.ts';
import { platformErrors } from './platform-errors.ts';
import { wireErrors } from './wire-errors.ts';

export type ErrorCode = keyof typeof platformErrors | keyof typeof catalogueErrors | keyof typeof wireErrors;

/**
 * Every failure in the specifications, by code: the error that a call throws and the text for its reader. The set is
 * closed.
 *
 * @see platform spec §8, catalogue spec §8 and wire reference §0.5
 */
export const errorCatalogue: Readonly<Record<ErrorCode, CataloguedError>> = /* @__PURE__ */ (() => ({
  ...platformErrors,
  ...catalogueErrors,
  ...wireErrors,
}))();
