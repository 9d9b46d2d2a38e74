import { messages } from '@basin/domain';

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

/** What a refusal with a status says, in one sentence. */
export const meaningOf = (status: number): string => meanings[status] ?? `Refused with ${status}.`;

/** What the shopper reads of a refusal by the specification. @see platform spec §8 */
export function userTextOf(status: number, body: unknown): string {
  const { isNonDeliverableAddress, errorSummary, ...told } = body as Readonly<Record<string, unknown>>;
  if (isNonDeliverableAddress === true) return messages.cannotShip;
  if (typeof errorSummary === 'string') return errorSummary;
  // an address that is refused says why; the token endpoint's word is for programs
  if (typeof told.error === 'string' && !('error_description' in told)) return told.error;
  return [401, 403].includes(status) ? messages.sessionExpired : messages.general;
}
