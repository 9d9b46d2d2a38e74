import {
  createConfigCache,
  createRetryBudget,
  createCalls,
  createSignInProvider,
  memoryTokenStore,
  type ConfigCache,
  type Fetch,
  type RetryBudget,
  type SignInProvider,
} from '@basin/sdk';
import { defaultSalesChannel as channel } from '@basin/domain';
import type { Logger } from 'pino';
import type { Environment } from '../../../server/environment.ts';
import { createMiniatures, type Miniatures } from '../pictures/miniatures.server.ts';
import { createGuestCatalogue, type Catalogue } from './guest-catalogue.server.ts';
import { sdkLogger } from './sdk-logger.server.ts';

/** How the shop is known to the identity provider. */
export const clientId = 'storefront';

/** What all requests of a process share: nothing of any shopper. */
export interface Systems {
  readonly site: ConfigCache;
  readonly identityProvider: SignInProvider;
  readonly retryBudget: RetryBudget;
  readonly logger: Logger;
  /** Answers the systems' requests; the network unless given. */
  readonly fetch: Fetch | undefined;
  readonly now: () => Date;
  readonly miniatures: Miniatures;
  /** What a guest sees, whoever that is; none while the shop is developed: each browser may override answers of its own. */
  readonly guestCatalogue: Catalogue | undefined;
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
  return {
    retryBudget,
    logger: log,
    fetch,
    now,
    miniatures: createMiniatures({
      imagesUrl,
      fetch: fetch ?? ((request) => globalThis.fetch(request)),
      onFailure: (problem) => logger.warn('A miniature is missing', problem),
    }),
    guestCatalogue: keepsAnswers ? createGuestCatalogue(guest, { now: () => now().getTime(), onFailure }) : undefined,
    site: createConfigCache({ baseURL: { author: authorUrl }, configPath, logger, retryBudget, fetch, now }),
    identityProvider: createSignInProvider({
      ...environment,
      clientId,
      redirectUri: `${publicOrigin}/login/callback`,
      issuer: `${identityOrigin}/oauth2/default`,
      ...{ retryBudget, logger, fetch },
    }),
  };
}
