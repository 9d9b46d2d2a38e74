import { isSdkError, type CallError } from '../client/errors.ts';
import { errorTextOf } from '../state/request-status.ts';
import type { CataloguedError } from './catalogued-error.ts';
import { errorCatalogue, type ErrorCode } from './error-catalogue.ts';
import { codeOf } from './error-code.ts';

/** Which failure of the catalogue an error is; undefined for what no call throws. */
export function errorCodeOf(error: CallError): ErrorCode;
export function errorCodeOf(error: unknown): ErrorCode | undefined;
export function errorCodeOf(error: unknown): ErrorCode | undefined {
  return isSdkError(error) ? codeOf(error) : undefined;
}

/** What a shopper reads of a failure. */
export interface ShopperText {
  /** The specification's words, or those of the error response; undefined where they are configured. */
  readonly text: string | undefined;
  /** Where the shop's dictionary has them in each language; undefined where the error response words itself. */
  readonly key: string | undefined;
}

/** What a shopper reads of a failed call; undefined when nothing is shown. @see platform spec §8 and catalogue spec §8 */
export function shopperTextOf(error: CallError): ShopperText | undefined {
  const { reader, text, key, isWorded }: CataloguedError = errorCatalogue[codeOf(error)];
  if (reader !== 'shopper') return undefined;
  return isWorded ? { text: errorTextOf(error), key: undefined } : { text, key };
}
