import {
  cookieTokenStore,
  createConfigCache,
  createRetryBudget,
  createSdk,
  type ConfigCache,
  type Fetch,
  type RetryBudget,
  type Sdk,
} from '@basin/sdk';
import { defaultSalesChannel, guestPersona, personaFrom } from '@basin/domain';
import type { Logger } from 'pino';
import type { MiddlewareFunction } from 'react-router';
import type { Environment } from '../server/environment.ts';
import { dialOf } from './dial.server.ts';
import { clientId, createIdentityProvider, type IdentityProvider } from './identity/identity-provider.server.ts';
import {
  environmentContext,
  forwardedForContext,
  sdkContext,
  sessionContext,
  shopperContext,
  systemsContext,
} from './request-context.server.ts';
import { createSealedSessionStorage } from './session/sealed-session.server.ts';
import type { ShopSession } from './session/shop-session.ts';

/** What all requests of a process share: nothing of any shopper. */
export interface Systems {
  readonly site: ConfigCache;
  readonly identityProvider: IdentityProvider;
  readonly retryBudget: RetryBudget;
  readonly logger: Logger;
  readonly fetch: Fetch;
}

/**
 * The shared side of the systems behind the shop; made once for a process.
 *
 * @param fetch answers the systems' requests; the network unless given
 */
export function createSystems(
  { authorUrl, identityUrl, publicOrigin }: Environment,
  log: Logger,
  fetch: Fetch = globalThis.fetch,
): Systems {
  const retryBudget = createRetryBudget();
  const logger = sdkLogger(log);
  const configPath = (locale: string) => `/content/basin/us/${locale}`;
  return {
    retryBudget,
    logger: log,
    fetch,
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
  const { retryBudget, logger, fetch } = context.get(systemsContext);
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
    channel: defaultSalesChannel,
    retryBudget,
    logger: sdkLogger(logger),
    fetch: (call) => fetch(forwarded(call, request, context.get(forwardedForContext))),
  });
  context.set(sessionContext, session);
  context.set(sdkContext, sdk);
  context.set(shopperContext, await shopperOf(sdk));
  const response = await next();
  if (JSON.stringify(session.data) !== before)
    response.headers.append('Set-Cookie', await storage.commitSession(session));
  return response;
};

/** A call that ends with the page it is for, and that says for whom it asks: the gateway's limits are each visitor's. */
function forwarded(call: Request, page: Request, forwardedFor: string): Request {
  const request = new Request(call, { signal: AbortSignal.any([call.signal, page.signal]) });
  if (forwardedFor !== '') request.headers.set('X-Forwarded-For', forwardedFor);
  // left out of the production build
  const dial = import.meta.env.DEV ? dialOf(page) : null;
  if (dial !== null) request.headers.set('Basin-Dial', dial);
  return request;
}

/** What the token says about its shopper; the gateway verifies it again at each call. */
async function shopperOf(sdk: Sdk) {
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
