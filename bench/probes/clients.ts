import { createCalls } from '@basin/sdk';
import { ofetch } from 'ofetch';

/** A client of a server: a read, a change, and a read by id. */
export interface Client {
  readonly read: () => Promise<unknown>;
  readonly change: () => Promise<unknown>;
  readonly readById: (id: string) => Promise<unknown>;
}

/** A client configured as its documentation recommends, created per visitor. */
export interface ProbedClient {
  readonly name: string;
  /** Whether the client requests tokens itself. */
  readonly hasTokens: boolean;
  readonly create: (url: string) => Client;
}

export const token = 'Bearer secret-given';
export const body = {
  cartId: 'c-1',
  version: 3,
  actions: [{ action: 'addLineItem' as const, sku: 'BX-1', quantity: 1 }],
};

const basin: ProbedClient = {
  name: 'Basin',
  hasTokens: true,
  create(url) {
    const { cart } = createCalls({ gatewayUrl: url });
    return {
      read: () => cart.active(),
      change: () => cart.update({ body }),
      readById: (id) => cart.get({ params: { id } }),
    };
  },
};

const fetchClient: ProbedClient = {
  name: 'fetch',
  hasTokens: false,
  create(url) {
    const send = async (path: string, init: RequestInit = {}) => {
      const response = await fetch(url + path, { ...init, headers: { Authorization: token } });
      return (await response.json()) as unknown;
    };
    return {
      read: () => send('/cart/active'),
      change: () => send('/cart/v2/items', { method: 'POST', body: JSON.stringify(body) }),
      readById: (id) => send(`/cart/${id}`),
    };
  },
};

const ofetchClient: ProbedClient = {
  name: 'ofetch',
  hasTokens: false,
  create(baseURL) {
    const send = ofetch.create({ baseURL, headers: { Authorization: token } });
    return {
      read: () => send('/cart/active'),
      change: () => send('/cart/v2/items', { method: 'POST', body }),
      readById: (id) => send(`/cart/${id}`),
    };
  },
};

/** The clients available in this repository: our SDK, fetch and ofetch. */
export const ownClients: readonly ProbedClient[] = [basin, fetchClient, ofetchClient];
