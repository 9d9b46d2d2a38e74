import type { GatewayReply, Shopper } from '../shopper.ts';

/** An order that a client submits with retries. */
export interface Submission {
  readonly shopper: Shopper;
  readonly body: object;
  readonly key: string;
}

const attempts = 2_000; // a restart takes long on a busy machine
const pauseMs = 50;

/**
 * Submits an order with one key, and retries while the connection breaks, the request is in progress or the gateway is
 * unavailable. Returns the final reply, 201 or an error response.
 */
export async function submitWithRetries({ shopper, body, key }: Submission): Promise<GatewayReply> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const reply = await submit({ shopper, body, key }).catch(() => undefined); // the test kills the gateway
    if (reply && reply.status !== 409 && reply.status < 500) return reply;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error(`no response for key ${key} after ${attempts} attempts`);
}

export const submit = ({ shopper, body, key }: Submission): Promise<GatewayReply> =>
  shopper.send('POST', '/checkout/v2/order/submit', body, { 'Idempotency-Key': key });
