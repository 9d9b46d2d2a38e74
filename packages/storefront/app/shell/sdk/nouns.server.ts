import { cartIdFor, searchSessionId, type Locale } from '@basin/domain';
import {
  createAccount,
  createContact,
  createCart,
  createCheckout,
  createContent,
  createFavourites,
  createInspiration,
  createLocation,
  createOrders,
  createProducts,
  createSharedCarts,
  createStores,
  type Account,
  type Contact,
  type Checkout,
  type Content,
  type Favourites,
  type Inspirations,
  type Orders,
  type Products,
  type ProductsOptions,
  type SharedCarts,
  type ShopperCart,
  type ShopperPlaces,
  type Stores,
} from '@basin/sdk';
import type { Context } from '../context.ts';
import {
  catalogueContext,
  languageContext,
  logContext,
  sdkContext,
  servedCustomerContext,
  shopperContext,
  systemsContext,
} from '../request-context.server.ts';
import { previewContext } from '../preview/preview.server.ts';
import { reportEvent } from '../analytics/consent.server.ts';
import { shopBrand } from '../settings/shop-brand.ts';
import { partTimeoutMs } from './part-timeout.ts';
import { sdkLogger } from './sdk-logger.server.ts';

/** Returns the content in the request's language. */
export const contentOf = (context: Context): Content => contentIn(context, context.get(languageContext).locale);

/** Returns the content in a language. */
export function contentIn(context: Context, locale: Locale): Content {
  const drafts = context.get(previewContext);
  const content = drafts ?? context.get(catalogueContext).content;
  const { site: config } = context.get(systemsContext);
  return createContent({ ...context.get(sdkContext), content }, { locale, config, isPreview: drafts !== null });
}

/** Returns the products as the request's shopper sees them, in the request's language. */
export const productsOf = (context: Context): Products =>
  createProducts(context.get(catalogueContext), productsOptions(context));

/** Returns the cart of the request's shopper. */
export const cartOf = (context: Context): ShopperCart => createCart(context.get(sdkContext), cartOptions(context));

/** Returns the shared carts: copies of the shopper's cart, and those of others. */
export const sharedCartsOf = (context: Context): SharedCarts =>
  createSharedCarts(context.get(sdkContext), cartOptions(context));

/** Returns the checkout of the cart of the request's shopper. */
export const checkoutOf = (context: Context): Checkout => createCheckout(context.get(sdkContext), cartOptions(context));

/** Returns the favourites of the request's customer. */
export const favouritesOf = (context: Context): Favourites =>
  createFavourites(context.get(sdkContext), {
    ...productsOptions(context),
    onChange({ action, status, message }) {
      const name = action === 'add' ? 'favouriteAdded' : 'favouriteRemoved';
      reportEvent(context, status === 'failed' ? 'favouriteFailed' : name, { status, message });
    },
  });

/** Returns the articles and rooms as the request's shopper sees them, in the request's language. */
export const inspirationOf = (context: Context): Inspirations => {
  const { logger, ...options } = productsOptions(context);
  return createInspiration(context.get(catalogueContext), {
    ...options,
    onFailure({ problem }) {
      logger?.warn('Could not search the articles', problem);
      reportEvent(context, 'inspirationFailed', { status: 'failed' });
    },
  });
};

/** Returns the account of the request's shopper. */
export const accountOf = (context: Context): Account =>
  createAccount(context.get(sdkContext), {
    locale: context.get(languageContext).locale,
    brand: shopBrand,
    persona: () => context.get(shopperContext).persona,
    provider: () => context.get(systemsContext).identityProvider,
    async usernameExtension() {
      const { general } = await context.get(systemsContext).site.site(context.get(languageContext).locale);
      return general.usernameExtension;
    },
    ...loggerOf(context),
  });

/** Returns the contact calls for the request's shopper. */
export const contactOf = (context: Context): Contact =>
  createContact(context.get(sdkContext), { locale: context.get(languageContext).locale, brand: shopBrand });

/** Returns the orders of the request's shopper. */
export const ordersOf = (context: Context): Orders =>
  createOrders(context.get(sdkContext), { locale: context.get(languageContext).locale, ...loggerOf(context) });

/** Returns the showrooms of the shop's own brand. */
export function storesOf(context: Context): Stores {
  const { stores } = context.get(sdkContext);
  const list: typeof stores.list = (input) => stores.list({ ...input, timeoutMs: partTimeoutMs });
  const found = createStores({ stores: { ...stores, list } }, { brand: shopBrand, ...loggerOf(context) });
  return { ...found, get: async (path) => (path.length > maxStorePath ? null : found.get(path)) };
}

/** A path from a URL may be longer than the call accepts. */
const maxStorePath = 512;

/** Returns the visitor's location. */
export function locationOf(context: Context): ShopperPlaces {
  const { maps } = context.get(sdkContext);
  const locationByIp: typeof maps.locationByIp = (input) => maps.locationByIp({ ...input, timeoutMs: partTimeoutMs });
  return createLocation({ maps: { ...maps, locationByIp } }, loggerOf(context));
}

const loggerOf = (context: Context) => ({ logger: sdkLogger(context.get(logContext)) });

/**
 * Returns the options of the request's cart: the customer's when an associate shops for one, else the shopper's own, in
 * the request's language. @see platform spec §4
 */
function cartOptions(context: Context) {
  const customerCartId = context.get(servedCustomerContext)?.cartId;
  const cartId = cartIdFor({ customerCartId }, context.get(shopperContext).koc);
  return { locale: context.get(languageContext).locale, shopper: { cartId } };
}

function productsOptions(context: Context): ProductsOptions {
  const { persona, isSignedIn } = context.get(shopperContext);
  const { now } = context.get(systemsContext);
  return {
    locale: context.get(languageContext).locale,
    persona: () => persona,
    lines: async () => (await contentOf(context).settings()).productLines,
    async searchSession() {
      if (!isSignedIn) return undefined; // all guests share a search session
      const { anonymousId = 'new' } = await context.get(sdkContext).session.current();
      return searchSessionId(anonymousId, now());
    },
    now,
    ...loggerOf(context),
  };
}
