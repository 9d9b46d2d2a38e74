import { defaultLanguage, type Locale } from '@basin/domain';
import type { DiscountCalls } from '../../calls.ts';
import type { Cart as WireCart } from '../../contract/types.ts';
import { addItems, changeQuantity, removeLine, type CartChange, type QuantityNotice } from './change-items.ts';
import { fitAccessories, itemsOf, type CartAddition } from './fit-accessories.ts';
import { mergeGuestCart, type MergeCalls } from './merge-guest-cart.ts';
import { findCart, type Shopper } from './open-cart.ts';
import { cartFrom, type Cart } from './read-cart.ts';

/** The cart of one shopper. A change of another device meanwhile is taken into account, once. */
export interface ShopperCart {
  /** The cart; null when the shopper has none. */
  readonly get: () => Promise<Cart | null>;
  /** Adds items in one call, each cut to its stock, its accessories with it; opens a cart when there is none. */
  readonly add: (items: CartAddition | readonly CartAddition[]) => Promise<ChangedCart>;
  /** Makes a line that many units, cut to the stock; 0 takes it out. */
  readonly setQuantity: (lineItemId: string, quantity: number) => Promise<ChangedCart>;
  /** Makes a line so many units more than the cart has by then, or fewer. */
  readonly changeQuantity: (lineItemId: string, by: number) => Promise<ChangedCart>;
  /** Takes a line out, a set with its parts. */
  readonly remove: (lineItemId: string) => Promise<ChangedCart>;
  /** Enters a discount code; what becomes of it is in `codes`. Rejects with an HttpError when there is no such code. */
  readonly applyCode: (code: string) => Promise<ChangedCart>;
  /** Takes a discount code off; nothing changes when the cart does not have it. */
  readonly removeCode: (code: string) => Promise<ChangedCart>;
  /** After a sign-in: the customer's cart, with the items of the cart that the guest had. Then the guest is forgotten. */
  readonly mergeGuest: (guestCart: Cart | null) => Promise<Cart | null>;
}

/** A cart after a change. */
export interface ChangedCart {
  /** Null when nothing is left in it. */
  readonly cart: Cart | null;
  /** How the stock cut quantities; empty when it did not. */
  readonly notices: readonly QuantityNotice[];
}

/** The calls that a cart is made of. */
export interface CartNounCalls extends MergeCalls {
  readonly discount: DiscountCalls;
}

/** Whose cart it is, and in which language its texts are. */
export interface CartOptions {
  readonly locale?: Locale | undefined;
  /** The shopper's own cart unless given. */
  readonly shopper?: Shopper | undefined;
}

/** The cart of a shopper over the calls given. */
export function createCart(
  calls: CartNounCalls,
  { locale = defaultLanguage, shopper = {} }: CartOptions = {},
): ShopperCart {
  const read = (cart: WireCart | null) => cart && cartFrom(cart, locale);
  const changed = async (change: Promise<CartChange>): Promise<ChangedCart> => {
    const { cart, notices } = await change;
    return { cart: read(cart), notices };
  };
  const changeCodes = async (actions: Parameters<DiscountCalls['update']>[0]['body']['actions']) => {
    const { cartId } = shopper;
    await calls.discount.update({ body: { ...(cartId !== undefined && { cartId }), actions } });
    return { cart: read(await findCart(calls, shopper)), notices: [] };
  };
  return {
    get: async () => read(await findCart(calls, shopper)),
    add(items) {
      const additions = [items].flat();
      const added = addItems(calls, shopper, additions.flatMap(itemsOf));
      return changed(added.then((change) => fitAccessories(calls, shopper, additions, change)));
    },
    setQuantity: (lineItemId, quantity) => changed(changeQuantity(calls, shopper, { lineItemId, quantity })),
    changeQuantity: (lineItemId, by) => changed(changeQuantity(calls, shopper, { lineItemId, by })),
    remove: (lineItemId) => changed(removeLine(calls, shopper, lineItemId)),
    applyCode: (code) => changeCodes([{ action: 'addDiscountCode', code }]),
    async removeCode(code) {
      const cart = await findCart(calls, shopper);
      const entered = cart?.discountCodes.find((each) => each.code === code);
      if (!entered) return { cart: read(cart), notices: [] };
      return changeCodes([{ action: 'removeDiscountCode', discountCode: { typeId: 'discount-code', id: entered.id } }]);
    },
    mergeGuest: async (guestCart) => read(await mergeGuestCart(calls, shopper, guestCart)),
  };
}
