import {
  createConfigCache,
  createRetryBudget,
  createCalls,
  type Fetch,
  type Logger,
  type TokenStore,
} from '@basin/sdk';

interface Company {
  readonly gatewayUrl: string;
  readonly authorUrl: string;
  readonly identityUrl: string;
  readonly logger: Logger;
  /** Replaces the network in tests. */
  readonly fetch?: Fetch;
}

/** Creates the server-wide cache, and a function that creates a shopper's SDK, for a company's own gateway. */
export function createCompanyShop(company: Company) {
  const retryBudget = createRetryBudget();
  const cache = createConfigCache({
    ...company,
    retryBudget,
    configPath: (locale) => `/content/company/${locale}`,
  });
  return async (tokens: TokenStore, locale: 'en' | 'fr') =>
    createCalls({
      ...company,
      site: await cache.site(locale), // contains the calls with other paths
      tokens,
      clientId: 'company-shop',
      timeoutMs: { gateway: 10_000 },
      retryBudget,
    });
}
