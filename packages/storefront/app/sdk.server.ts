import {
  cookieTokenStore,
  createConfigCache,
  createRetryBudget,
  createSdk,
  memoryTokenStore,
  withSignal,
  type ConfigCache,
  type Fetch,
  type RetryBudget,
  type Sdk,
} from '@basin/sdk';
import { defaultSalesChannel as channel, guestPersona, personaFrom } from '@basin/domain';
import type { Logger } from 'pino';
import type { MiddlewareFunction } from 'react-router';
import type { Environment } from '../server/environment.ts';
import { createGuestCatalogue, type Catalogue } from './catalogue/catalogue.server.ts';
import { createMiniatures, type Miniatures } from './components/miniatures.server.ts';
import { dialOf } from './dial.server.ts';
import { clientId, createIdentityProvider, type IdentityProvider } from './identity/identity-provider.server.ts';
import {
  catalogueContext,
  environmentContext,
  forwardedForContext,
  sdkContext,
  sessionContext,
  shopperContext,
  systemsContext,
  type Shopper,
} from './request-context.server.ts';
import { createSealedSessionStorage } from './session/sealed-session.server.ts';
import type { ShopSession } from './session/shop-session.ts';

/** What all requests of a process share: nothing of any shopper. */
export interface Systems {
  readonly site: ConfigCache;
  readonly identityProvider: IdentityProvider;
  readonly retryBudget: RetryBudget;
  readonly logger: Logger;
  /** Answers the systems' requests; the network unless given. */
  readonly fetch: Fetch | undefined;
  readonly miniatures: Miniatures;
  /** What a guest sees, whoever that is; none while the shop is developed: each browser may dial answers of its own. */
  readonly guestCatalogue: Catalogue | undefined;
}

/**
 * The shared side of the systems behind the shop; made once for a process.
 *
 * @param fetch answers the systems' requests; the network unless given
 * @param keepsAnswers whether guests share answers that are some seconds old; while the shop is developed they do not
 */
export function createSystems(
  environment: Environment,
  log: Logger,
  { fetch, keepsAnswers = import.meta.env.PROD }: { readonly fetch?: Fetch; readonly keepsAnswers?: boolean } = {},
): Systems {
  const { authorUrl, identityUrl, imagesUrl, publicOrigin } = environment;
  const retryBudget = createRetryBudget();
  const logger = sdkLogger(log);
  const guest = createSdk({ ...environment, tokens: memoryTokenStore(), channel, retryBudget, logger, fetch });
  const onFailure = (problem: unknown) => logger.warn('An older answer was shown', problem);
  const configPath = (locale: string) => `/content/basin/us/${locale}`;
  return {
    retryBudget,
    logger: log,
    fetch,
    miniatures: createMiniatures({
      imagesUrl,
      fetch: fetch ?? ((request) => globalThis.fetch(request)),
      onFailure: (problem) => logger.warn('A miniature is missing', problem),
    }),
    guestCatalogue: keepsAnswers ? createGuestCatalogue(guest, { now: Date.now, onFailure }) : undefined,
    site: createConfigCache({ baseURL: { author: authorUrl }, configPath, logger, retryBudget, fetch }),
    identityProvider: createIdentityProvider({ issuer: `${identityUrl}/oauth2/default`, publicOrigin }),
  };
}

/** The SDK's words come first, pino's come last. */
const sdkLogger = (log: Logger) => ({
  warn: (message: string, problem?: unknown) => log.warn({ err: problem }, message),
  error: (message: string, problem?: unknown) => log.error({ err: problem }, message),
});

/** Gives each request the SDK of its shopper, whose tokens live in the sealed cookie; writes the cookie when they changed. */
export const sdkOfRequest: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const environment = context.get(environmentContext);
  const { retryBudget, logger, fetch, guestCatalogue } = context.get(systemsContext);
  const storage = createSealedSessionStorage<ShopSession>({
    secret: environment.sessionSecret,
    publicOrigin: environment.publicOrigin,
  });
  const session = await storage.getSession(request.headers.get('Cookie'));
  const before = JSON.stringify(session.data);
  const sdk = createSdk({
    ...environment,
    tokens: cookieTokenStore(session),
    clientId,
    channel,
    retryBudget,
    logger: sdkLogger(logger),
    fetch,
    headers: headersFor(request, context.get(forwardedForContext)),
  });
  context.set(sessionContext, session);
  // its calls end with the page they are for
  context.set(sdkContext, withSignal(sdk, request.signal));
  const shopper = await shopperOf(sdk);
  context.set(shopperContext, shopper);
  context.set(catalogueContext, catalogueFor(shopper, sdk, guestCatalogue));
  const response = await next();
  if (JSON.stringify(session.data) !== before)
    response.headers.append('Set-Cookie', await storage.commitSession(session));
  return response;
};

/** A signed-in shopper sees the catalogue through his own token; the content needs none. */
function catalogueFor({ isSignedIn }: Shopper, sdk: Sdk, guestCatalogue: Catalogue | undefined): Catalogue {
  if (!guestCatalogue) return sdk;
  return isSignedIn ? { ...sdk, content: guestCatalogue.content } : guestCatalogue;
}

/** Says for whom the shop asks: the gateway's limits are each visitor's. */
function headersFor(page: Request, forwardedFor: string): Record<string, string> {
  // left out of the production build
  const dial = import.meta.env.DEV ? dialOf(page) : null;
  return {
    ...(forwardedFor !== '' && { 'X-Forwarded-For': forwardedFor }),
    ...(dial !== null && { 'Basin-Dial': dial }),
  };
}

/** What the token says about its shopper; the gateway verifies it again at each call. */
async function shopperOf(sdk: Sdk): Promise<Shopper> {
  const { isAuthenticated, token } = await sdk.session.current();
  const claims = isAuthenticated ? await sdk.session.claims() : undefined;
  return {
    isSignedIn: isAuthenticated,
    isKnown: token !== undefined,
    persona: claims ? personaFrom(claims.persona) : guestPersona,
    firstName: claims?.firstName,
    koc: claims?.koc,
  };
}
