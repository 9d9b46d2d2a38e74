import { createCalls, withSignal, type SdkCalls, type SignOutReason } from '@basin/sdk';
import { defaultSalesChannel as channel, guestPersona, personaFrom, roleOf } from '@basin/domain';
import type { MiddlewareFunction } from 'react-router';
import type { Catalogue } from './shared-catalogue.server.ts';
import { overridesOf } from './overrides.server.ts';
import { sdkLogger } from './sdk-logger.server.ts';
import { clientId, type Systems } from './systems.server.ts';
import {
  audienceContext,
  catalogueContext,
  environmentContext,
  forwardedForContext,
  noticesContext,
  sdkContext,
  sessionContext,
  sessionEndContext,
  shopperContext,
  systemsContext,
  type Shopper,
} from '../request-context.server.ts';
import { createNoticeCookies } from '../notices/notice-cookies.server.ts';
import { takeNotices } from '../notices/notices.server.ts';
import { cartUnitsCookies } from '../session/cart-units.server.ts';
import { createSealedSessions } from '../session/sealed-session.server.ts';
import type { ShopSession } from '../session/shop-session.ts';
import { sessionTokenStore } from '../session/token-store.server.ts';

/**
 * Gives each request the SDK of its shopper, whose tokens are in the sealed cookie, and writes the cookie when they
 * change. When the session has ended, the response is void and its cookie is a guest's.
 *
 * @see handleWithLiveSession, which handles the request again
 */
export const sdkMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const environment = context.get(environmentContext);
  const { retryBudget, logger, fetch, now, ...shared } = context.get(systemsContext);
  const sealing = { secret: environment.sessionSecret, publicOrigin: environment.publicOrigin };
  const sessions = createSealedSessions<ShopSession>(sealing);
  const notices = createNoticeCookies(sealing);
  const cookies = request.headers.get('Cookie');
  const session = await sessions.read(cookies);
  const board = await notices.read(cookies);
  const before = JSON.stringify(session.data);
  const end = new AbortController();
  const ends: SignOutReason[] = [];
  const sdk = createCalls({
    ...environment,
    tokens: sessionTokenStore(session),
    onSignOut(reason) {
      ends.push(reason);
      if (reason !== 'logout') end.abort();
    },
    clientId,
    channel,
    retryBudget,
    logger: sdkLogger(logger),
    fetch,
    now,
    headers: headersFor(request, context.get(forwardedForContext)),
  });
  context.set(sessionContext, session);
  context.set(noticesContext, board);
  context.set(sessionEndContext, end.signal);
  // Calls are aborted with the session that signs them and with the request of their page. A form's action is
  // completed: a second submit replaces the page of the first.
  const until = request.method === 'POST' ? end.signal : AbortSignal.any([request.signal, end.signal]);
  const pageSdk = withSignal(sdk, until);
  context.set(sdkContext, pageSdk);
  await checkSession(sdk);
  const audience = context.get(audienceContext);
  const shopper = audience?.customer ? genericCustomer(audience.customer) : await shopperOf(sdk);
  context.set(shopperContext, shopper);
  context.set(catalogueContext, audience?.customer?.catalogue ?? catalogueFor(shopper, sdk, shared) ?? pageSdk);
  const response = end.signal.aborted ? new Response() : await next();
  const hasEnded =
    !audience && shopper.isSignedIn && !(await sdk.session.current()).isAuthenticated && !ends.includes('logout');
  if (hasEnded) end.abort();
  const after = end.signal.aborted ? await sessions.read(null) : session;
  if (end.signal.aborted) {
    after.set('signInMessage', 'error.sessionExpired');
    takeNotices(context); // the previous customer's notices must not be shown to the guest
  }
  const written = JSON.stringify(after.data) === before ? [] : await sessions.write(after, cookies);
  const units = written.length > 0 ? [] : cartUnitsCookies(request, context); // the count applies only to the current session
  for (const cookie of [...written, ...units, ...(await notices.write(board, cookies))])
    response.headers.append('Set-Cookie', cookie);
  return response;
};

/** Validates or renews a shopper's token when due, before the page reads the shopper from it. */
async function checkSession({ session }: SdkCalls): Promise<void> {
  const { isAuthenticated } = await session.current();
  // an unavailable system does not end the session: the page's own calls report it
  if (isAuthenticated) await session.bearer().catch(() => undefined);
}

/**
 * Returns the catalogue for the shopper's persona. The content needs no token. Returns undefined when responses are not
 * shared.
 */
function catalogueFor(
  { persona }: Shopper,
  sdk: SdkCalls,
  { guest, sharedCatalogue }: Pick<Systems, 'guest' | 'sharedCatalogue'>,
): Catalogue | undefined {
  const ofGuests = sharedCatalogue?.(guestPersona, guest);
  if (persona === guestPersona || !sharedCatalogue || !ofGuests) return ofGuests;
  return { ...sharedCatalogue(persona, sdk), content: ofGuests.content };
}

/** Returns the request headers that forward the visitor's IP address: the gateway limits each visitor. */
function headersFor(page: Request, forwardedFor: string): Record<string, string> {
  // removed from the production build
  const overrides = import.meta.env.DEV ? overridesOf(page) : null;
  return {
    ...(forwardedFor !== '' && { 'X-Forwarded-For': forwardedFor }),
    ...(overrides !== null && { 'Basin-Overrides': overrides }),
  };
}

/** Returns a shopper with only what customers of a persona and role have in common. */
const genericCustomer = ({ persona, role }: Pick<Shopper, 'persona' | 'role'>): Shopper => ({
  ...{ isSignedIn: true, isKnown: true, persona, role },
  ...{ firstName: undefined, koc: undefined },
});

/** Returns the shopper from the token. The gateway verifies it again on each call. */
async function shopperOf(sdk: SdkCalls): Promise<Shopper> {
  const { isAuthenticated, token } = await sdk.session.current();
  const claims = isAuthenticated ? await sdk.session.claims() : undefined;
  return {
    isSignedIn: isAuthenticated,
    role: roleOf(claims),
    isKnown: token !== undefined,
    persona: claims ? personaFrom(claims.persona) : guestPersona,
    firstName: claims?.firstName,
    koc: claims?.koc,
  };
}
