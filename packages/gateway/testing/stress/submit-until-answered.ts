import type { Answer, Shopper } from '../shopper.ts';

/** How a client that does not give up submits an order. */
export interface Submission {
  readonly shopper: Shopper;
  readonly body: object;
  readonly key: string;
}

const ATTEMPTS = 2_000; // a gateway on a busy machine takes long to start again
const PAUSE_MS = 50;

/**
 * Submits an order with one key until there is an answer: what is cut off, under way or unavailable is sent again.
 * The answer, 201 or an error response.
 */
export async function submitUntilAnswered({ shopper, body, key }: Submission): Promise<Answer> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const answer = await submit({ shopper, body, key }).catch(() => undefined); // cut off: as the test means it to be
    if (answer && answer.status !== 409 && answer.status < 500) return answer;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`no answer to ${key} in ${ATTEMPTS} attempts`);
}

export const submit = ({ shopper, body, key }: Submission): Promise<Answer> =>
  shopper.send('POST', '/checkout/v2/order/submit', body, { 'Idempotency-Key': key });
