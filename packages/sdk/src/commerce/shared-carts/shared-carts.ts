import { defaultLanguage, type Locale, type RoomInfo } from '@basin/domain';
import type { SharedCartCalls } from '../../calls.ts';
import { nullOn } from '../../client/errors.ts';
import type { SharedCartDocument } from '../../contract/types.ts';
import { findCart, openCart, type CartOnlyCalls, type Shopper } from '../cart/open-cart.ts';
import { cartFrom, lineIdentity, type Cart } from '../cart/read-cart.ts';

/** Copies of carts that a shopper shares with others, who can add the items to their own cart. */
export interface SharedCarts {
  /** Copies the shopper's cart; null when they have none. Later changes to the cart do not affect the copy. */
  readonly create: (wanted?: ShareCart) => Promise<SharedCart | null>;
  /** Returns a copy by its id; null for an unknown id. */
  readonly get: (id: string) => Promise<SharedCart | null>;
  /**
   * Adds all items of a copy to the shopper's own cart, and opens a cart if they have none. Sent again with the same
   * idempotency key, it adds them once.
   */
  readonly addToCart: (
    id: string,
    options?: { readonly idempotencyKey?: string | undefined },
  ) => Promise<SharedItemsAdded>;
}

/** Options of sharing a cart. */
export interface ShareCart {
  /** The recipient of an e-mail with a link to the copy; no e-mail by default. */
  readonly email?: string | undefined;
  readonly name?: string | undefined;
}

/** A copy of a cart. */
export interface SharedCart {
  readonly id: string;
  /** Null when not set. */
  readonly name: string | null;
  /** Single items and bundles, without the parts of bundles. */
  readonly lines: readonly SharedLine[];
}

/** An item of a shared cart, without a price, because prices depend on the reader. */
export interface SharedLine {
  readonly sku: string;
  readonly name: string;
  readonly finish: string | null;
  /** URL of its picture; empty when it has none. */
  readonly image: string;
  readonly quantity: number;
  /** The rooms for which tile was planned. */
  readonly rooms: readonly RoomInfo[];
}

/** The result of adding the items of a shared cart. */
export interface SharedItemsAdded {
  readonly cart: Cart;
  /** Items that are no longer available. */
  readonly unavailableSkus: readonly string[];
}

/** The calls that shared carts use. */
export interface SharedCartsNounCalls extends CartOnlyCalls {
  readonly sharedCart: SharedCartCalls;
}

/** The shopper who shares, and the language of the lines. */
export interface SharedCartsOptions {
  readonly locale?: Locale | undefined;
  /** The shopper's own cart by default. */
  readonly shopper?: Shopper | undefined;
}

/** Creates shared carts on the given calls. @see platform spec §7 and wire reference §19, §20, §21 */
export function createSharedCarts(
  calls: SharedCartsNounCalls,
  { locale = defaultLanguage, shopper: given }: SharedCartsOptions = {},
): SharedCarts {
  const shopper = { locale, ...given };
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
    async addToCart(sharedCartId, { idempotencyKey } = {}) {
      const { id: cartId } = await openCart(calls, shopper);
      const { cart, unavailableItems } = await calls.sharedCart.addItems({
        body: { cartId, sharedCartId },
        idempotencyKey,
      });
      return { cart: cartFrom(cart, locale), unavailableSkus: unavailableItems.map(({ sku }) => sku) };
    },
  };
}

const sharedCartFrom = ({ id, name, lineItems }: SharedCartDocument, locale: Locale): SharedCart => ({
  id,
  name: name ?? null,
  lines: lineItems
    .filter(({ isBundleChildItem }) => isBundleChildItem !== true)
    .map((line) => ({
      sku: line.sku,
      ...lineIdentity(line, locale),
      quantity: line.quantity,
      rooms: line.roomInfo ?? [],
    })),
});
