import type { FavouriteKey } from '@basin/sdk';
import { LRUCache } from 'lru-cache';
import type { MiddlewareFunction } from 'react-router';
import { cartCount } from '../features/cart/index.server.ts';
import { isSaved } from '../features/favourites/index.server.ts';
import type { Context } from '../shell/context.ts';
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

const max = 5_000;
/** The favourite whose state each page shows, by URL. Known once the page has been rendered. */
const favourites = new LRUCache<string, FavouriteKey>({ max });
/** URLs whose pages turned out to be personal, so that they are not rendered for an audience each time. */
const personalPages = new LRUCache<string, true>({ max, ttl: 60_000 });

/**
 * Serves a customer the page shared by all customers with the same persona, role, cart count and favourite state. The
 * cart is still read for each page, which detects a session that has ended elsewhere.
 */
export const sharedWithCustomers: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const audiencePage = context.get(audiencePageContext);
  const { pathname, search } = new URL(request.url);
  const url = pathname + search;
  if (!audiencePage || !isPlainCustomer(context) || personalPages.has(url)) return next();
  const [cartUnits, favouriteState] = await Promise.all([cartCount(context), favouriteStateOf(context, url)]);
  if (context.get(sessionEndContext).aborted) return next();
  const { persona, role } = context.get(shopperContext);
  const catalogue = context.get(catalogueContext);
  const onUnknownFavourite = (favourite: FavouriteKey) => favourites.set(url, favourite);
  const page = await audiencePage({
    cartUnits,
    customer: { persona, role, catalogue, favouriteState, onUnknownFavourite },
  });
  if (!page && favourites.has(url) === (favouriteState !== undefined)) personalPages.set(url, true);
  return page ?? next();
};

async function favouriteStateOf(context: Context, url: string): Promise<AudienceCustomer['favouriteState']> {
  const favourite = favourites.get(url);
  return favourite && { favourite, isSaved: await isSaved(context, favourite) };
}

/** Whether the page shows nothing personal except the cart count and a favourite's state. */
function isPlainCustomer(context: Context): boolean {
  const { isSignedIn, koc } = context.get(shopperContext);
  const session = context.get(sessionContext);
  const hasNoNotices = context.get(noticesContext).earlier.size === 0 && !session.has('signInMessage');
  const sharesResponses = context.get(systemsContext).sharedCatalogue !== undefined;
  return isSignedIn && koc === undefined && hasNoNotices && sharesResponses;
}
