import { errorFrom, type ErrorResponse } from '../src/client/errors.ts';
import type { Call } from '../src/contract/index.ts';
import { shopperTextOf, type ShopperText } from '../src/errors/index.ts';

const meanings: Readonly<Record<number, string>> = {
  400: 'The request does not match the contract or cannot be processed; `errors` has the reasons.',
  401: 'The token is missing or invalid. For a guest, the client requests a new one and retries the call once.',
  402: 'The payment was declined by the bank or by the fraud screening.',
  403: 'The caller is not allowed to do this: a signed-in customer is required, or the object belongs to someone else.',
  404: 'The object does not exist, or belongs to someone else.',
  409: 'The object has changed in the meantime: read it again and recompute the change.',
  413: 'The body is too long.',
  415: 'Files of this type are not accepted.',
  422: 'The Idempotency-Key was used for another request.',
  429: 'Too many attempts; `Retry-After` gives the time to wait.',
  500: 'An unexpected failure; its cause is in the log under the request id.',
  503: 'The service is unavailable; `Retry-After` gives the time to wait.',
};

/** Returns the meaning of an error status in one sentence. */
export const meaningOf = (status: number): string => meanings[status] ?? `Rejected with ${status}.`;

/** Returns the text for the shopper of an error response; without an entry, of one that any call can return. */
export function userTextOf(response: ErrorResponse, entry?: Pick<Call, 'method' | 'path'>): ShopperText | undefined {
  const call = entry ? `${entry.method} ${entry.path}` : '';
  return shopperTextOf(errorFrom({ call }, response));
}
