import type { FavouriteKey } from '@basin/sdk';
import { LRUCache } from 'lru-cache';
import type { MiddlewareFunction, RouterContextProvider } from 'react-router';
import { cartCount } from '../features/cart/index.server.ts';
import { isSaved } from '../features/favourites/index.server.ts';
import {
  audiencePageContext,
  catalogueContext,
  noticesContext,
  sessionContext,
  sessionEndContext,
  shopperContext,
  systemsContext,
  type AudienceCustomer,
} from '../shell/request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

const max = 5_000;
/** The favourites of the hearts that pages show, by address: known once a page has been made. */
const favourites = new LRUCache<string, FavouriteKey>({ max });
/** Addresses whose pages turned out to be made for one customer, lest they be made in vain each time. */
const personalPages = new LRUCache<string, true>({ max, ttl: 60_000 });

/**
 * Gives a customer the page that all of their persona and role get, with as many units in the cart and the same heart. The
 * cart is read for each page, so one whose session has ended elsewhere is found out as before.
 */
export const sharedWithCustomers: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const audiencePage = context.get(audiencePageContext);
  const { pathname, search } = new URL(request.url);
  const address = pathname + search;
  if (!audiencePage || !isPlainCustomer(context) || personalPages.has(address)) return next();
  const [cartUnits, heart] = await Promise.all([cartCount(context), heartOf(context, address)]);
  if (context.get(sessionEndContext).aborted) return next();
  const { persona, role } = context.get(shopperContext);
  const catalogue = context.get(catalogueContext);
  const onUnknownHeart = (favourite: FavouriteKey) => favourites.set(address, favourite);
  const page = await audiencePage({ cartUnits, customer: { persona, role, catalogue, heart, onUnknownHeart } });
  if (!page && favourites.has(address) === (heart !== undefined)) personalPages.set(address, true);
  return page ?? next();
};

async function heartOf(context: Context, address: string): Promise<AudienceCustomer['heart']> {
  const favourite = favourites.get(address);
  return favourite && { favourite, isSaved: await isSaved(context, favourite) };
}

/** Whether pages show nothing of a customer but the count of their cart and a heart. */
function isPlainCustomer(context: Context): boolean {
  const { isSignedIn, koc } = context.get(shopperContext);
  const session = context.get(sessionContext);
  const isSilent = context.get(noticesContext).kept.size === 0 && !session.has('reasonToSignIn');
  const sharesAnswers = context.get(systemsContext).sharedCatalogue !== undefined;
  return isSignedIn && koc === undefined && isSilent && sharesAnswers;
}
