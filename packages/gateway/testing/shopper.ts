import type { CartAction } from '@basin/sdk/contract';
import { demoPassword } from '../src/demonstration/seed-accounts.ts';
import type { Cart } from '../src/cart/cart.ts';
import type { Gateway } from '../src/http/origin.ts';
import { identityCaller } from '../src/identity/testing.ts';

/** The status and parsed body of a response. */
export interface GatewayReply {
  readonly status: number;
  readonly body: unknown;
}

/** A shopper with a token, who calls the gateway over plain HTTP. */
export interface Shopper {
  readonly token: string;
  readonly anonymousId: string;
  readonly send: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<GatewayReply>;
  readonly createCart: () => Promise<Cart>;
  /** The open cart. */
  readonly cart: () => Promise<Cart>;
  /** Changes the open cart. Throws when the gateway rejects the change. */
  readonly change: (actions: readonly CartAction[]) => Promise<Cart>;
}

const origin = 'http://gateway.test';

/** Creates a guest. */
export async function createShopper(gateway: Pick<Gateway, 'fetch'>): Promise<Shopper> {
  const response = await gateway.fetch(new Request(`${origin}/oauth/token?scope=guest`, { method: 'POST' }));
  const { data } = (await response.json()) as { data: { access_token: string; anonymousId: string } };
  return shopperWith(gateway, data.access_token, data.anonymousId);
}

/** A shopper with an existing token. */
export function shopperWith(gateway: Pick<Gateway, 'fetch'>, token: string, anonymousId: string): Shopper {
  const send: Shopper['send'] = async (method, path, body, given = {}) => {
    const headers = new Headers({ Authorization: `Bearer ${token}`, ...given });
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await gateway.fetch(new Request(origin + path, init));
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
  };
  const sendForCart = async (method: string, path: string, body?: unknown): Promise<Cart> => {
    const reply = await send(method, path, body);
    if (reply.status > 201) throw new Error(`${method} ${path} returned ${JSON.stringify(reply)}`);
    return reply.body as Cart;
  };
  return {
    token,
    anonymousId,
    send,
    createCart: () => sendForCart('POST', '/cart/create', { currency: 'USD', taxMode: 'ExternalAmount' }),
    cart: () => sendForCart('GET', '/cart/active'),
    change: (actions) => sendForCart('POST', '/cart/v2/items', { actions }),
  };
}

/** Signs a customer of the demonstration accounts in with their password. */
export async function signInAs(gateway: Gateway, email: string, anonymousId = ''): Promise<Shopper> {
  const { tokens } = await identityCaller(gateway.identity).tokensFor(email, demoPassword);
  return shopperWith(gateway, tokens.access_token, anonymousId);
}
