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
import { keepCartUnits } from '../session/cart-units.server.ts';
import { createSealedSessions } from '../session/sealed-session.server.ts';
import type { ShopSession } from '../session/shop-session.ts';
import { sessionTokenStore } from '../session/token-store.server.ts';

/**
 * Gives each request the SDK of its shopper, whose tokens live in the sealed cookie; writes the cookie when they changed.
 * When the session turns out to have ended, the response is void and its cookie is that of a guest.
 *
 * @see answerWithLiveSession, which answers the request anew
 */
export const sdkOfRequest: MiddlewareFunction<Response> = async ({ request, context }, next) => {
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
  // calls end with the session that signs them and the page that they are for, but what a form does is finished:
  // a second press replaces the page of the first
  const until = request.method === 'POST' ? end.signal : AbortSignal.any([request.signal, end.signal]);
  const pageSdk = withSignal(sdk, until);
  context.set(sdkContext, pageSdk);
  await checkSession(sdk);
  const audience = context.get(audienceContext);
  const shopper = audience?.customer ? anyCustomer(audience.customer) : await shopperOf(sdk);
  context.set(shopperContext, shopper);
  context.set(catalogueContext, audience?.customer?.catalogue ?? catalogueFor(shopper, sdk, shared) ?? pageSdk);
  const response = end.signal.aborted ? new Response() : await next();
  const hasEnded =
    !audience && shopper.isSignedIn && !(await sdk.session.current()).isAuthenticated && !ends.includes('logout');
  if (hasEnded) end.abort();
  const after = end.signal.aborted ? await sessions.read(null) : session;
  if (end.signal.aborted) {
    after.set('reasonToSignIn', 'error.sessionExpired');
    takeNotices(context); // what was left for the former customer is not said to the guest
  }
  const written = JSON.stringify(after.data) === before ? [] : await sessions.write(after, cookies);
  const units = written.length > 0 ? [] : keepCartUnits(request, context); // they count for the session that there is
  for (const cookie of [...written, ...units, ...(await notices.write(board, cookies))])
    response.headers.append('Set-Cookie', cookie);
  return response;
};

/** Checks or renews a shopper's token when that is due, before the page reads whose it is. */
async function checkSession({ session }: SdkCalls): Promise<void> {
  const { isAuthenticated } = await session.current();
  // a system that cannot be reached ends no session: the page's own calls report it
  if (isAuthenticated) await session.bearer().catch(() => undefined);
}

/** What shoppers of the persona see; the content needs no token. Nothing while answers are not shared. */
function catalogueFor(
  { persona }: Shopper,
  sdk: SdkCalls,
  { guest, sharedCatalogue }: Pick<Systems, 'guest' | 'sharedCatalogue'>,
): Catalogue | undefined {
  const ofGuests = sharedCatalogue?.(guestPersona, guest);
  if (persona === guestPersona || !sharedCatalogue || !ofGuests) return ofGuests;
  return { ...sharedCatalogue(persona, sdk), content: ofGuests.content };
}

/** Says for whom the shop asks: the gateway's limits are each visitor's. */
function headersFor(page: Request, forwardedFor: string): Record<string, string> {
  // left out of the production build
  const overrides = import.meta.env.DEV ? overridesOf(page) : null;
  return {
    ...(forwardedFor !== '' && { 'X-Forwarded-For': forwardedFor }),
    ...(overrides !== null && { 'Basin-Overrides': overrides }),
  };
}

/** What customers of a kind have in common. */
const anyCustomer = ({ persona, role }: Pick<Shopper, 'persona' | 'role'>): Shopper => ({
  ...{ isSignedIn: true, isKnown: true, persona, role },
  ...{ firstName: undefined, koc: undefined },
});

/** What the token says about its shopper; the gateway verifies it again at each call. */
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
