import { createCalls, withSignal, type SdkCalls, type SignOutReason } from '@basin/sdk';
import { defaultSalesChannel as channel, guestPersona } from '@basin/domain';
import type { MiddlewareFunction, Session } from 'react-router';
import type { Context } from '../context.ts';
import type { Catalogue } from './shared-catalogue.server.ts';
import { overridesOf } from './overrides.server.ts';
import { sdkLogger } from './sdk-logger.server.ts';
import { genericCustomer, shopperOf } from './shopper.server.ts';
import { clientId, type Systems } from './systems.server.ts';
import {
  audienceContext,
  catalogueContext,
  environmentContext,
  forwardedForContext,
  sdkContext,
  sessionEndContext,
  shopperContext,
  systemsContext,
  type Shopper,
} from '../request-context.server.ts';
import type { ShopSession } from '../session/shop-session.ts';
import { sessionTokenStore } from '../session/token-store.server.ts';
import { readVisitCookies } from '../session/visit-cookies.server.ts';

/**
 * Gives each request the SDK of its shopper, whose tokens are in the sealed cookie, and writes the cookie when they
 * change. When the session has ended, the response is void and its cookie is a guest's.
 *
 * @see handleWithLiveSession, which handles the request again
 */
export const sdkMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { session, storeIn } = await readVisitCookies(request, context);
  const end = new AbortController();
  const reasons = new Set<SignOutReason>();
  const onSignOut = (reason: SignOutReason) => {
    reasons.add(reason);
    if (reason !== 'logout') end.abort();
  };
  const sdk = createShopperSdk({ request, context, session, onSignOut });
  context.set(sessionEndContext, end.signal);
  context.set(sdkContext, withSignal(sdk, untilEnd(request, end.signal)));
  await checkSession(sdk);
  await setShopper(context, sdk);
  const response = end.signal.aborted ? new Response() : await next();
  if (!reasons.has('logout') && (await hasSignedOut(context, sdk))) end.abort();
  await storeIn(response, end.signal.aborted);
  return response;
};

interface ShopperRequest {
  readonly request: Request;
  readonly context: Context;
  readonly session: Session<ShopSession>;
  readonly onSignOut: (reason: SignOutReason) => void;
}

function createShopperSdk({ request, context, session, onSignOut }: ShopperRequest): SdkCalls {
  const { retryBudget, logger, fetch, now } = context.get(systemsContext);
  return createCalls({
    ...context.get(environmentContext),
    clientId,
    channel,
    retryBudget,
    fetch,
    now,
    onSignOut,
    tokens: sessionTokenStore(session),
    logger: sdkLogger(logger),
    headers: headersFor(request, context.get(forwardedForContext)),
  });
}

/**
 * Calls are aborted with the session that signs them and with the request of their page. A form's action is completed:
 * a second submit replaces the page of the first.
 */
const untilEnd = (request: Request, end: AbortSignal): AbortSignal =>
  request.method === 'POST' ? end : AbortSignal.any([request.signal, end]);

/** Determines whom the page is for and whose catalogue it shows. A page that shoppers share is for its audience. */
async function setShopper(context: Context, sdk: SdkCalls): Promise<void> {
  const customer = context.get(audienceContext)?.customer;
  const shopper = customer ? genericCustomer(customer) : await shopperOf(sdk);
  const catalogue = customer?.catalogue ?? catalogueFor(shopper, sdk, context.get(systemsContext));
  context.set(shopperContext, shopper);
  context.set(catalogueContext, catalogue ?? context.get(sdkContext));
}

/** Whether the customer for whom the page was begun has signed out since. */
async function hasSignedOut(context: Context, sdk: SdkCalls): Promise<boolean> {
  if (context.get(audienceContext) || !context.get(shopperContext).isSignedIn) return false;
  return !(await sdk.session.current()).isAuthenticated;
}

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
