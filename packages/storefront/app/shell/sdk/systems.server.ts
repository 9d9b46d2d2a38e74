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
import { createMiniatures, type Miniatures } from '../pictures/miniatures.server.ts';
import { followRevision, readRevision } from './follow-revision.server.ts';
import { createSharedCatalogue, type SharedCatalogue } from './shared-catalogue.server.ts';
import { sdkLogger } from './sdk-logger.server.ts';

/** How the shop is known to the identity provider. */
export const clientId = 'storefront';

/** What all requests of a process share: nothing of any shopper. */
export interface Systems {
  readonly site: ConfigCache;
  /** Of catalogue and content, where the gateway counts their changes: what was made of another one is out of date. */
  readonly revision: () => string;
  readonly identityProvider: SignInProvider;
  readonly retryBudget: RetryBudget;
  readonly logger: Logger;
  /** Answers the systems' requests; the network unless given. */
  readonly fetch: Fetch | undefined;
  readonly now: () => Date;
  readonly miniatures: Miniatures;
  /** Signed with the shop's own guest token. */
  readonly guest: SdkCalls;
  /** What shoppers of a persona see, whoever they are; none while the shop is developed: each browser may override answers of its own. */
  readonly sharedCatalogue: SharedCatalogue | undefined;
}

/** What a test sets. */
export interface SystemsOptions {
  readonly fetch?: Fetch;
  readonly now?: () => Date;
  readonly keepsAnswers?: boolean;
}

/**
 * The shared side of the systems behind the shop; made once for a process.
 *
 * @param fetch answers the systems' requests; the network unless given
 * @param now the clock of the machine unless given
 * @param keepsAnswers whether guests share answers that are some seconds old; while the shop is developed they do not
 */
export function createSystems(
  environment: Environment,
  log: Logger,
  { fetch, now = () => new Date(), keepsAnswers = import.meta.env.PROD }: SystemsOptions = {},
): Systems {
  const { authorUrl, identityOrigin, imagesUrl, publicOrigin } = environment;
  const retryBudget = createRetryBudget();
  const logger = sdkLogger(log);
  const guest = createCalls({ ...environment, tokens: memoryTokenStore(), channel, retryBudget, logger, fetch, now });
  const onFailure = (problem: unknown) => logger.warn('An older answer was shown', problem);
  const configPath = (locale: string) => `/content/basin/us/${locale}`;
  const createSite = () =>
    createConfigCache({ baseURL: { author: authorUrl }, configPath, logger, retryBudget, fetch, now });
  let site = createSite();
  const nowMs = () => now().getTime();
  const revision = followRevision({
    read: readRevision(environment.gatewayUrl, fetch ?? ((request) => globalThis.fetch(request))),
    onFailure: (problem) => logger.warn('Changes could not be looked for', problem),
    now: nowMs,
    async onChange() {
      site = await loaded(createSite());
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
      onFailure: (problem) => logger.warn('A miniature is missing', problem),
    }),
    guest,
    sharedCatalogue: keepsAnswers ? createSharedCatalogue({ now: nowMs, onFailure, revision }) : undefined,
    identityProvider: createSignInProvider({
      ...environment,
      clientId,
      redirectUri: `${publicOrigin}/login/callback`,
      issuer: `${identityOrigin}/oauth2/default`,
      ...{ retryBudget, logger, fetch },
    }),
  };
}

/** @throws when it has no texts: the shop keeps those that it has */
async function loaded(site: ConfigCache): Promise<ConfigCache> {
  const texts = await Promise.all(locales.map((locale) => site.dictionary(locale)));
  await Promise.all(locales.map((locale) => site.site(locale)));
  if (texts.every(({ size }) => size === 0)) throw new Error('the changed texts could not be read');
  return site;
}
