import { defaultLanguage, type Locale, type RoomInfo } from '@basin/domain';
import type { SharedCartCalls } from '../../calls.ts';
import { nullOn } from '../../client/errors.ts';
import type { SharedCart as WireSharedCart } from '../../contract/types.ts';
import { findCart, openCart, type CartOnlyCalls, type Shopper } from '../cart/open-cart.ts';
import { cartFrom, lineName, type Cart } from '../cart/read-cart.ts';

/** Copies of carts that a shopper shows to others, who may take the items into a cart of their own. */
export interface SharedCarts {
  /** Copies the shopper's cart; null when there is none. Later changes of the cart do not alter the copy. */
  readonly create: (wanted?: ShareCart) => Promise<SharedCart | null>;
  /** A copy by its id; null when there is none. */
  readonly get: (id: string) => Promise<SharedCart | null>;
  /** Adds all items of a copy to the shopper's own cart, and opens one when there is none. */
  readonly addToCart: (id: string) => Promise<SharedItemsAdded>;
}

/** How a cart is shared. */
export interface ShareCart {
  /** Whom to send a link to the copy; nobody unless given. */
  readonly email?: string | undefined;
  readonly name?: string | undefined;
}

/** A copy of a cart. */
export interface SharedCart {
  readonly id: string;
  /** Null when it was given none. */
  readonly name: string | null;
  /** Single items and sets; the parts of a set are within it. */
  readonly lines: readonly SharedLine[];
}

/** An item of a shared cart, without a price: each reader has their own. */
export interface SharedLine {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  /** The rooms that tile was planned for. */
  readonly rooms: readonly RoomInfo[];
}

/** What came of adding the items of a shared cart. */
export interface SharedItemsAdded {
  readonly cart: Cart;
  /** Items that cannot be had any more. */
  readonly unavailableSkus: readonly string[];
}

/** The calls that shared carts are made of. */
export interface SharedCartsNounCalls extends CartOnlyCalls {
  readonly sharedCart: SharedCartCalls;
}

/** Who shares, and the language of the lines. */
export interface SharedCartsOptions {
  readonly locale?: Locale | undefined;
  /** The shopper's own cart unless given. */
  readonly shopper?: Shopper | undefined;
}

/** Shared carts over the calls given. @see platform spec §7 and wire reference §19, §20, §21 */
export function createSharedCarts(
  calls: SharedCartsNounCalls,
  { locale = defaultLanguage, shopper = {} }: SharedCartsOptions = {},
): SharedCarts {
  return {
    async create({ email, name } = {}) {
      const cart = await findCart(calls, shopper);
      if (cart === null) return null;
      const wanted = { ...(email !== undefined && { email }), ...(name !== undefined && { name }) };
      return sharedCartFrom(await calls.sharedCart.create({ body: { cartId: cart.id, ...wanted } }), locale);
    },
    async get(id) {
      const shared = await calls.sharedCart.get({ params: { id } }).catch(nullOn(404));
      return shared && sharedCartFrom(shared, locale);
    },
    async addToCart(sharedCartId) {
      const { id: cartId } = await openCart(calls, shopper);
      const { cart, unavailableItems } = await calls.sharedCart.addItems({ body: { cartId, sharedCartId } });
      return { cart: cartFrom(cart, locale), unavailableSkus: unavailableItems.map(({ sku }) => sku) };
    },
  };
}

const sharedCartFrom = ({ id, name, lineItems }: WireSharedCart, locale: Locale): SharedCart => ({
  id,
  name: name ?? null,
  lines: lineItems
    .filter(({ isBundleChildItem }) => isBundleChildItem !== true)
    .map((line) => ({
      sku: line.sku,
      name: lineName(line, locale),
      quantity: line.quantity,
      rooms: line.roomInfo ?? [],
    })),
});
