import { isSdkError, type CallError } from '../client/errors.ts';
import { errorTextOf } from '../state/request-status.ts';
import type { CataloguedError } from './catalogued-error.ts';
import { errorCatalogue, type ErrorCode } from './error-catalogue.ts';
import { codeOf } from './error-code.ts';

/** Returns the catalogue code of an error; undefined for a value that no call throws. */
export function errorCodeOf(error: CallError): ErrorCode;
export function errorCodeOf(error: unknown): ErrorCode | undefined;
export function errorCodeOf(error: unknown): ErrorCode | undefined {
  return isSdkError(error) ? codeOf(error) : undefined;
}

/** The text for the shopper about a failure. */
export interface ShopperText {
  /** The text of the specification or of the error response; undefined when it is configured. */
  readonly text: string | undefined;
  /** Its key in the shop's dictionary; undefined when the error response has the text. */
  readonly key: string | undefined;
}

/**
 * Returns the text for the shopper about a failed call; undefined when nothing is shown, and for a value that no call
 * throws. @see platform spec §8 and catalogue spec §8
 */
export function shopperTextOf(error: unknown): ShopperText | undefined {
  if (!isSdkError(error)) return undefined;
  const { reader, text, key, hasResponseText }: CataloguedError = errorCatalogue[codeOf(error)];
  if (reader !== 'shopper') return undefined;
  return hasResponseText ? { text: errorTextOf(error), key: undefined } : { text, key };
}
