import { errorFrom, type Answer, type CallError } from '../src/client/errors.ts';
import type { Call } from '../src/contract/index.ts';
import { shopperTextOf, type ShopperText } from '../src/errors/index.ts';

const meanings: Readonly<Record<number, string>> = {
  400: 'The request is not as agreed, or cannot be carried out: `errors` says why.',
  401: 'The token is missing or no good. A guest gets a new one and the call is sent once more.',
  402: 'The payment was declined, by the bank or by the fraud screen.',
  403: 'The caller may not do this: a signed-in customer is required, or the object is not theirs.',
  404: 'There is no such thing; a foreign object looks the same.',
  409: 'Someone was faster: read again and decide again.',
  413: 'The body is too long.',
  415: 'Files of this type are not taken.',
  422: 'The Idempotency-Key was used for another request.',
  429: 'Too many tries: `Retry-After` says when to try again.',
  500: 'A failure that nobody foresaw; its cause is in the log under the request id.',
  503: 'The service cannot answer now: `Retry-After` says when to try again.',
};

/** What an error response with a status says, in one sentence. */
export const meaningOf = (status: number): string => meanings[status] ?? `Refused with ${status}.`;

/** What the shopper reads of an error response; of one that any call may meet unless an entry is given. */
export function userTextOf(answer: Answer, entry?: Pick<Call, 'method' | 'path'>): ShopperText | undefined {
  const call = entry ? `${entry.method} ${entry.path}` : '';
  return shopperTextOf(errorFrom({ call }, answer) as CallError);
}
