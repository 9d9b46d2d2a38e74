import { defaultLanguage, type Locale } from '@basin/domain';
import type { Cart as WireCart } from '../../contract/types.ts';
import {
  addItems,
  changeQuantity,
  moveToCart,
  removeLine,
  removeSaved,
  saveForLater,
  type CartChange,
  type QuantityNotice,
} from './change-items.ts';
import { applyCode, removeCode, type CodeCalls, type CodeRejection } from './discount-codes.ts';
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
  /** Takes a line out of the cart and saves it for later, a set with its parts. */
  readonly saveForLater: (lineItemId: string) => Promise<ChangedCart>;
  /** Puts what was saved back into the cart, cut to its stock; what is cut off stays saved. */
  readonly moveToCart: (savedItemId: string) => Promise<ChangedCart>;
  /** Takes out what was saved. */
  readonly removeSaved: (savedItemId: string) => Promise<ChangedCart>;
  /** Enters a discount code. One that takes nothing off is not kept in the cart, and `rejection` says why. */
  readonly applyCode: (code: string) => Promise<EnteredCode>;
  /** Takes a discount code off; nothing changes when the cart does not have it. */
  readonly removeCode: (code: string) => Promise<ChangedCart>;
  /** After a sign-in: the customer's cart, with the items of the cart that the guest had. Then the guest is forgotten. */
  readonly mergeGuest: (guestCart: Cart | null) => Promise<Cart | null>;
}

/** A cart after a change. */
export interface ChangedCart {
  /** Null when nothing is left in it, and nothing saved. */
  readonly cart: Cart | null;
  /** How the stock cut quantities; empty when it did not. */
  readonly notices: readonly QuantityNotice[];
}

/** A cart after a discount code was entered. */
export interface EnteredCode extends ChangedCart {
  /** Why the code takes nothing off; null when it does. */
  readonly rejection: CodeRejection | null;
}

/** The calls that a cart is made of. */
export interface CartNounCalls extends MergeCalls, CodeCalls {}

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
    saveForLater: (lineItemId) => changed(saveForLater(calls, shopper, lineItemId)),
    moveToCart: (savedItemId) => changed(moveToCart(calls, shopper, savedItemId)),
    removeSaved: (savedItemId) => changed(removeSaved(calls, shopper, savedItemId)),
    async applyCode(code) {
      const { cart, rejection } = await applyCode(calls, shopper, code);
      return { cart: read(cart), notices: [], rejection };
    },
    removeCode: async (code) => ({ cart: read(await removeCode(calls, shopper, code)), notices: [] }),
    mergeGuest: async (guestCart) => read(await mergeGuestCart(calls, shopper, guestCart)),
  };
}
