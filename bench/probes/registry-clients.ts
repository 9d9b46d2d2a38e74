import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { body, ownClients, token, type ProbedClient } from './clients.ts';

/** Loads the clients from the folder that they are installed in. */
export async function loadClients(folder: string): Promise<ProbedClient[]> {
  const require = createRequire(`${folder}/package.json`);
  const load = async (name: string): Promise<unknown> => import(pathToFileURL(require.resolve(name)).href);
  const { default: ky } = (await load('ky')) as { default: Ky };
  const commercetools = (await load('@commercetools/ts-client')) as Commercetools;
  const medusa = (await load('@medusajs/js-sdk')) as { default: Medusa | { default: Medusa } };
  const shopify = (await load('@shopify/storefront-api-client')) as Shopify;
  const elasticPath = (await load('@epcc-sdk/sdks-shopper')) as ElasticPath;
  return [
    ...ownClients,
    kyClient(ky),
    commercetoolsClient(commercetools),
    elasticPathClient(elasticPath),
    medusaClient('default' in medusa.default ? medusa.default.default : medusa.default),
    shopifyClient(shopify),
  ];
}

interface Ky {
  create: (options: object) => (path: string, options?: object) => { json: () => Promise<unknown> };
}

const kyClient = (ky: Ky): ProbedClient => ({
  name: 'ky',
  hasTokens: false,
  create(url) {
    const send = ky.create({ headers: { Authorization: token } });
    return {
      read: () => send(`${url}/cart/active`).json(),
      change: () => send(`${url}/cart/v2/items`, { method: 'post', json: body }).json(),
      readById: (id) => send(`${url}/cart/${id}`).json(),
    };
  },
});

interface Builder {
  withProjectKey: (key: string) => Builder;
  withAnonymousSessionFlow: (options: object) => Builder;
  withHttpMiddleware: (options: object) => Builder;
  build: () => { execute: (request: object) => Promise<unknown> };
}
interface Commercetools {
  ClientBuilder: new () => Builder;
}

const commercetoolsClient = ({ ClientBuilder }: Commercetools): ProbedClient => ({
  name: 'commercetools',
  hasTokens: true,
  create(host) {
    const credentials = { clientId: 'id', clientSecret: 'secret' };
    const client = new ClientBuilder()
      .withProjectKey('shop')
      .withAnonymousSessionFlow({ host, projectKey: 'shop', credentials, scopes: ['guest'], httpClient: fetch })
      .withHttpMiddleware({ host, httpClient: fetch, enableRetry: true, retryConfig: { maxRetries: 2 } })
      .build();
    const headers = { 'Content-Type': 'application/json' };
    return {
      read: () => client.execute({ uri: '/shop/me/active-cart', method: 'GET', headers }),
      change: () => client.execute({ uri: '/shop/me/carts/c-1', method: 'POST', headers, body }),
      readById: (id) => client.execute({ uri: `/shop/me/carts/${id}`, method: 'GET', headers }),
    };
  },
});

interface ElasticPath {
  createShopperClient: (
    config: object,
    auth: object,
  ) => { client: Record<'get' | 'post', (request: object) => Promise<unknown>> };
}

const elasticPathClient = ({ createShopperClient }: ElasticPath): ProbedClient => ({
  name: 'Elastic Path',
  hasTokens: true,
  create(baseUrl) {
    let storedToken: string | undefined;
    const storage = {
      get: () => storedToken,
      set: (token: string | undefined) => (storedToken = token),
      subscribe: () => () => undefined,
    };
    const { client } = createShopperClient({ baseUrl, throwOnError: true }, { clientId: 'id', storage });
    return {
      read: () => client.get({ url: '/v2/carts/c-1' }),
      change: () => client.post({ url: '/v2/carts/c-1/items', body }),
      readById: (id) => client.get({ url: '/v2/carts/{cartID}', path: { cartID: id } }),
    };
  },
});

type Medusa = new (config: object) => {
  client: { fetch: (path: string, init?: object) => Promise<unknown> };
  store: {
    cart: { retrieve: (id: string) => Promise<unknown>; update: (id: string, body: object) => Promise<unknown> };
  };
};

const medusaClient = (Medusa: Medusa): ProbedClient => ({
  name: 'Medusa',
  hasTokens: false,
  create(baseUrl) {
    const sdk = new Medusa({ baseUrl, globalHeaders: { Authorization: token } });
    return {
      read: () => sdk.store.cart.retrieve('c-1'),
      change: () => sdk.store.cart.update('c-1', {}),
      readById: (id) => sdk.store.cart.retrieve(id),
    };
  },
});

interface Shopify {
  createStorefrontApiClient: (options: object) => {
    request: (query: string, options?: object) => Promise<{ errors?: unknown }>;
  };
}

const shopifyClient = ({ createStorefrontApiClient }: Shopify): ProbedClient => ({
  name: 'Shopify storefront',
  hasTokens: false,
  create(url) {
    // the client accepts only https URLs, so this fetch restores the URL
    const customFetchApi = (address: string, init: RequestInit) =>
      fetch(address.replace('https://shop.myshopify.com', url), init);
    const client = createStorefrontApiClient({
      storeDomain: 'https://shop.myshopify.com',
      apiVersion: '2026-07',
      publicAccessToken: 'secret-given',
      customFetchApi,
      retries: 1,
    });
    // the client returns errors in its result
    const send = async (query: string, variables = {}) => {
      const result = await client.request(query, { variables });
      if (result.errors !== undefined) throw result.errors as Error;
      return result;
    };
    return {
      read: () => send('query { cart(id: "c-1") { id } }'),
      change: () => send('mutation { cartLinesAdd(cartId: "c-1", lines: []) { cart { id } } }'),
      readById: (id) => send('query ($id: ID!) { cart(id: $id) { id } }', { id }),
    };
  },
});
