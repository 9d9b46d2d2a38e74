import type { Contract } from './contract/call.ts';
import type { Account } from './commerce/account/account.ts';
import { account } from './commerce/account/noun.ts';
import type { Contact } from './commerce/contact/contact.ts';
import { contact } from './commerce/contact/noun.ts';
import { cart } from './commerce/cart/noun.ts';
import type { ShopperCart } from './commerce/cart/shopper-cart.ts';
import { checkout } from './commerce/checkout/noun.ts';
import type { Checkout } from './commerce/checkout/checkout.ts';
import type { Content } from './commerce/content/content.ts';
import { content } from './commerce/content/noun.ts';
import { favourites } from './commerce/favourites/noun.ts';
import type { Favourites } from './commerce/favourites/favourites.ts';
import type { Inspirations } from './commerce/inspiration/inspiration.ts';
import { inspiration } from './commerce/inspiration/noun.ts';
import { files } from './commerce/files/noun.ts';
import type { Files } from './commerce/files/files.ts';
import { location } from './commerce/location/noun.ts';
import type { ShopperPlaces } from './commerce/location/location.ts';
import { settingOf, type Noun } from './commerce/noun.ts';
import { orders } from './commerce/orders/noun.ts';
import type { Orders } from './commerce/orders/orders.ts';
import { products } from './commerce/products/noun.ts';
import type { Products } from './commerce/products/products.ts';
import { sharedCarts } from './commerce/shared-carts/noun.ts';
import type { SharedCarts } from './commerce/shared-carts/shared-carts.ts';
import { stores } from './commerce/stores/noun.ts';
import type { Stores } from './commerce/stores/stores.ts';
import { createCalls, createCallsFor, type SdkCalls } from './create-calls.ts';
import type { SdkOptions } from './sdk-options.ts';
import type { TokenSession } from './session/token-session.ts';

/** All nouns of the SDK, for one shopper. */
export interface Sdk {
  readonly products: Products;
  readonly cart: ShopperCart;
  readonly sharedCarts: SharedCarts;
  readonly checkout: Checkout;
  readonly orders: Orders;
  readonly favourites: Favourites;
  readonly account: Account;
  readonly contact: Contact;
  readonly stores: Stores;
  readonly location: ShopperPlaces;
  readonly files: Files;
  readonly inspiration: Inspirations;
  readonly content: Content;
  /** The shopper's tokens: sign-in, sign-out, claims. */
  readonly session: TokenSession;
  /** Every call of the contract, as on the wire. */
  readonly calls: SdkCalls;
}

type Nouns = Readonly<Record<string, Noun<never, unknown>>>;

/** Some nouns of the SDK, for one shopper. */
export type SdkFor<Named extends Nouns> = {
  readonly [Name in keyof Named]: ReturnType<Named[Name]['create']>;
} & { readonly session: TokenSession };

/**
 * Creates all nouns of the SDK for one shopper, on every call of the contract. Create one for each shopper (on a
 * server: for each request).
 */
export const createSdk = (options: SdkOptions): Sdk => createSdkFromCalls(createCalls(options), options);

/** Creates all nouns on existing calls, such as those of `withSignal`. */
export function createSdkFromCalls(calls: SdkCalls, options: SdkOptions): Sdk {
  const setting = settingOf(calls.session, options);
  return {
    products: products.create(calls, setting),
    cart: cart.create(calls, setting),
    sharedCarts: sharedCarts.create(calls, setting),
    checkout: checkout.create(calls, setting),
    orders: orders.create(calls, setting),
    favourites: favourites.create(calls, setting),
    account: account.create(calls, setting),
    contact: contact.create(calls, setting),
    stores: stores.create(calls, setting),
    location: location.create(calls, setting),
    files: files.create(calls, setting),
    inspiration: inspiration.create(calls, setting),
    content: content.create(calls, setting),
    session: calls.session,
    calls,
  };
}

/**
 * Creates the given nouns, so that a bundle contains no others: `createSdkFor({ products }, { gatewayUrl, locale: 'en'
 * })`.
 */
export function createSdkFor<const Named extends Nouns>(named: Named, options: SdkOptions): SdkFor<Named> {
  const calls = createCallsFor(areasOf(Object.values(named)), options);
  const setting = settingOf(calls.session, options);
  // each noun declares the calls that its entries require
  const created = Object.entries(named).map(([name, noun]) => [name, noun.create(calls as never, setting)]);
  return { ...Object.fromEntries(created), session: calls.session } as SdkFor<Named>;
}

/** Merges the areas of all nouns; an area that several nouns use has the calls of each. */
function areasOf(nouns: readonly { readonly areas: Contract }[]): Contract {
  const areas: Record<string, Contract[string]> = {};
  for (const noun of nouns)
    for (const [area, calls] of Object.entries(noun.areas)) areas[area] = { ...areas[area], ...calls };
  return areas;
}
