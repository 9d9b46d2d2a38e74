import {
  createConfigCache,
  createRetryBudget,
  createCalls,
  type Fetch,
  type Logger,
  type TokenStore,
} from '@basin/sdk';

interface House {
  readonly gatewayUrl: string;
  readonly authorUrl: string;
  readonly identityUrl: string;
  readonly logger: Logger;
  /** Answers instead of the network: for tests. */
  readonly fetch?: Fetch;
}

/** What a server keeps for all its shoppers, and the SDK of one of them, on a gateway of one's own. */
export function openHouse(house: House) {
  const retryBudget = createRetryBudget();
  const baseURL = { author: house.authorUrl };
  const cache = createConfigCache({
    ...house,
    baseURL,
    retryBudget,
    configPath: (locale) => `/content/house/${locale}`,
  });
  return async (tokens: TokenStore, locale: 'en' | 'fr') =>
    createCalls({
      ...house,
      site: await cache.site(locale), // says which calls have other paths
      tokens,
      clientId: 'house-shop',
      timeoutMs: { gateway: 10_000 },
      retryBudget,
    });
}
