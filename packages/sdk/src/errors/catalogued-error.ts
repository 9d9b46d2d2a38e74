import type { AbortedError, AuthError, ConflictError, ContractError } from '../client/errors.ts';
import type { HttpError, NetworkError, SdkError, TimeoutError } from '../client/errors.ts';

/** An error class of the SDK's closed set, `SdkError` for any of them. */
export type ErrorType =
  | typeof SdkError
  | typeof HttpError
  | typeof AuthError
  | typeof ConflictError
  | typeof NetworkError
  | typeof TimeoutError
  | typeof AbortedError
  | typeof ContractError;

/** A failure in the specifications: the error that a call throws, and who reads it. */
export interface CataloguedError {
  /** Undefined when nothing is thrown: a response or a log entry reports it, or the page handles it. */
  readonly type?: ErrorType;
  readonly status?: number;
  /** Who is informed. `caller`: the calling code, which shows nothing. */
  readonly reader: 'shopper' | 'log' | 'caller';
  /** The text, byte for byte; undefined when it is configured. */
  readonly text?: string;
  /** The key of the text in the shop's dictionary. */
  readonly key?: string;
  /** Whether the error response contains the text. */
  readonly hasResponseText?: true;
}

/** Preserves the codes of the entries, without a literal type for each text. */
export const catalogueOf = <const Code extends string>(
  entries: Readonly<Record<Code, CataloguedError>>,
): Readonly<Record<Code, CataloguedError>> => entries;
