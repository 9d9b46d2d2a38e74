import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as cartCalls from '../contract/cart.ts';
import { configCalls } from '../contract/config.ts';
import { contentCalls } from '../contract/content.ts';
import { createClient, type ClientOptions } from './create-client.ts';
import { isSdkError, type CallError } from './errors.ts';
import type { Fetch } from './send.ts';

/** Runs a server on a free loopback port while the work runs. */
export async function withServer<Result>(
  listener: RequestListener,
  work: (baseURL: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** Returns a JSON response. */
export const jsonResponse = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });

export const cart = { type: 'Cart', id: 'c-1', version: 3, lineItems: [], customLineItems: [] };
export const baseURL = 'http://gateway.test/api';

export const tree = { cart: cartCalls, config: configCalls, content: contentCalls };

/** Creates the calls of carts, configuration and content with a fetch. */
export const clientOf = (fetch: Fetch, options: Partial<ClientOptions> = {}) =>
  createClient(tree, { baseURL, fetch, ...options });

/** Returns a fetch that records its requests. */
export function recorder(reply: () => Response = () => jsonResponse(cart)) {
  const requests: { method: string; url: string; headers: Headers; body: string }[] = [];
  const fetch: Fetch = async (request) => {
    requests.push({ method: request.method, url: request.url, headers: request.headers, body: await request.text() });
    return reply();
  };
  return { requests, fetch };
}

/** Returns the typed error of a failed call. */
export const failureOf = (work: Promise<unknown>): Promise<CallError> =>
  work.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: unknown) =>
      isSdkError(error) ? error : Promise.reject(new Error('no error of the SDK', { cause: error })),
  );
