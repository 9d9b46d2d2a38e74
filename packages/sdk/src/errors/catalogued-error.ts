import type { AbortedError, AuthError, ConflictError, ContractError } from '../client/errors.ts';
import type { HttpError, NetworkError, SdkError, TimeoutError } from '../client/errors.ts';

/** A class of the SDK's closed set, `SdkError` for any of them; `instanceof` holds for another copy of the package too. */
export type ErrorType =
  | typeof SdkError
  | typeof HttpError
  | typeof AuthError
  | typeof ConflictError
  | typeof NetworkError
  | typeof TimeoutError
  | typeof AbortedError
  | typeof ContractError;

/** A failure that the specifications name: what a call throws then, and who reads what of it. */
export interface CataloguedError {
  /** Undefined where nothing is thrown: an answer says it, a cache logs it, or it is a matter of the page. */
  readonly type?: ErrorType;
  readonly status?: number;
  /** Who is informed. `caller`: the code that called, which shows nothing of it. */
  readonly reader: 'shopper' | 'log' | 'caller';
  /** The words, byte for byte; undefined where the specifications leave them to the configuration. */
  readonly text?: string;
  /** Where the shop's dictionary has the words in each language. */
  readonly key?: string;
  /** The error response carries the words itself. */
  readonly isWorded?: true;
}

/** Keeps the codes of the entries; a type that named each entry's words would be read by nobody. */
export const catalogueOf = <const Code extends string>(
  entries: Readonly<Record<Code, CataloguedError>>,
): Readonly<Record<Code, CataloguedError>> => entries;
