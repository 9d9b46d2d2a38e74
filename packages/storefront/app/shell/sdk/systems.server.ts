import {
  createConfigCache,
  createRetryBudget,
  createCalls,
  createSignInProvider,
  memoryTokenStore,
  type ConfigCache,
  type Fetch,
  type RetryBudget,
  type SdkCalls,
  type SignInProvider,
} from '@basin/sdk';
import { defaultSalesChannel as channel, locales } from '@basin/domain';
import type { Logger } from 'pino';
import type { Environment } from '../../../server/environment.ts';
import { steadyNow } from '../../../server/steady-now.ts';
import { createMiniatures, type Miniatures } from '../pictures/miniatures.server.ts';
import { followRevision, readRevision, type Peers } from './follow-revision.server.ts';
import { createSharedCatalogue, type SharedCatalogue } from './shared-catalogue.server.ts';
import { sdkLogger } from './sdk-logger.server.ts';

/** The shop's client id at the identity provider. */
export const clientId = 'storefront';

/** The state that all requests of a process share. It contains no shopper data. */
export interface Systems {
  readonly site: ConfigCache;
  /** Returns the revision of catalogue and content, when the gateway has one. Data of an older revision is stale. */
  readonly revision: () => string;
  readonly identityProvider: SignInProvider;
  readonly retryBudget: RetryBudget;
  readonly logger: Logger;
  /** Sends the requests to the back-end systems; the network by default. */
  readonly fetch: Fetch | undefined;
  readonly now: () => Date;
  readonly miniatures: Miniatures;
  /** Signs calls with the shop's own guest token. */
  readonly guest: SdkCalls;
  /**
   * The catalogue that all shoppers of a persona share. Undefined in development, where each browser may override
   * responses.
   */
  readonly sharedCatalogue: SharedCatalogue | undefined;
}

/** Options for tests, and the other processes of the shop. */
export interface SystemsOptions {
  readonly fetch?: Fetch;
  readonly now?: () => Date;
  readonly sharesResponses?: boolean;
  readonly peers?: Peers | undefined;
}

/**
 * Creates the shared state of the back-end systems, once per process.
 *
 * @param fetch sends the requests to the back-end systems; the network by default
 * @param now the system clock by default
 * @param sharesResponses whether guests share responses that are a few seconds old; false in development
 */
export function createSystems(
  environment: Environment,
  log: Logger,
  { fetch, now: givenNow, sharesResponses = import.meta.env.PROD, peers }: SystemsOptions = {},
): Systems {
  const { authorUrl, identityOrigin, imagesUrl, publicOrigin } = environment;
  const now = givenNow ?? (() => new Date());
  const retryBudget = createRetryBudget();
  const logger = sdkLogger(log);
  const guest = createCalls({ ...environment, tokens: memoryTokenStore(), channel, retryBudget, logger, fetch, now });
  const onFailure = (problem: unknown) => logger.warn('Served a stale response', problem);
  const createSite = () => createConfigCache({ authorUrl, logger, retryBudget, fetch, now });
  let site = createSite();
  const nowMs = givenNow ? () => givenNow().getTime() : steadyNow;
  const revision = followRevision({
    read: readRevision(environment.gatewayUrl, fetch ?? ((request) => globalThis.fetch(request))),
    onFailure: (problem) => logger.warn('Could not read the content revision', problem),
    now: nowMs,
    peers,
    async onChange() {
      site = await loadSite(createSite());
    },
  });
  return {
    get site() {
      return site;
    },
    revision,
    retryBudget,
    logger: log,
    fetch,
    now,
    miniatures: createMiniatures({
      imagesUrl,
      fetch: fetch ?? ((request) => globalThis.fetch(request)),
      now: nowMs,
      onFailure: (problem) => logger.warn('Could not load a miniature', problem),
    }),
    guest,
    sharedCatalogue: sharesResponses ? createSharedCatalogue({ now: nowMs, onFailure, revision }) : undefined,
    identityProvider: createSignInProvider({
      ...environment,
      clientId,
      redirectUri: `${publicOrigin}/login/callback`,
      issuer: `${identityOrigin}/oauth2/default`,
      retryBudget,
      logger,
      fetch,
    }),
  };
}

/** @throws when it has no texts: the shop then continues with the current ones */
async function loadSite(site: ConfigCache): Promise<ConfigCache> {
  const texts = await Promise.all(locales.map((locale) => site.dictionary(locale)));
  await Promise.all(locales.map((locale) => site.site(locale)));
  if (texts.every(({ size }) => size === 0)) throw new Error('could not load the changed texts');
  return site;
}
