import { defaultLanguage, type Locale } from '@basin/domain';
import type { CartDocument } from '../../contract/types.ts';
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

/** The cart of one shopper. After a conflict with another device, a change is retried once. */
export interface ShopperCart {
  /** The cart; null when the shopper has none. */
  readonly get: () => Promise<Cart | null>;
  /**
   * Adds items with their accessories in one call, each capped to its stock; opens a cart if there is none. Sent again
   * with the same key, for example after a lost response, it adds nothing.
   */
  readonly add: (
    items: CartAddition | readonly CartAddition[],
    // any object, because a query library that calls it passes its own context
    options?: object & { readonly idempotencyKey?: string | undefined },
  ) => Promise<ChangedCart>;
  /** Sets the quantity of a line, capped to the stock; 0 removes the line. */
  readonly setQuantity: (lineItemId: string, quantity: number) => Promise<ChangedCart>;
  /** Changes the quantity of a line by a positive or negative number, relative to the cart when the change arrives. */
  readonly changeQuantity: (lineItemId: string, by: number) => Promise<ChangedCart>;
  /** Removes a line, a bundle with its parts. */
  readonly remove: (lineItemId: string) => Promise<ChangedCart>;
  /** Moves a line from the cart to the saved lines, a bundle with its parts. */
  readonly saveForLater: (lineItemId: string) => Promise<ChangedCart>;
  /** Moves a saved line back to the cart, capped to its stock; the rest stays saved. */
  readonly moveToCart: (savedItemId: string) => Promise<ChangedCart>;
  /** Removes a saved line. */
  readonly removeSaved: (savedItemId: string) => Promise<ChangedCart>;
  /** Applies a discount code. A code without effect is removed from the cart again, and `rejection` has the reason. */
  readonly applyCode: (code: string) => Promise<EnteredCode>;
  /** Removes a discount code; nothing changes when the cart does not have it. */
  readonly removeCode: (code: string) => Promise<ChangedCart>;
  /** Returns the customer's cart after a sign-in, merged with the guest's cart. Then clears the guest identifier. */
  readonly mergeGuest: (guestCart: Cart | null) => Promise<Cart | null>;
}

/** A cart after a change. */
export interface ChangedCart {
  /** Null when it is empty and nothing is saved. */
  readonly cart: Cart | null;
  /** The quantities that the stock capped; empty when there are none. */
  readonly notices: readonly QuantityNotice[];
}

/** A cart after a discount code was entered. */
export interface EnteredCode extends ChangedCart {
  /** Why the code has no effect; null when it applies. */
  readonly rejection: CodeRejection | null;
}

/** The calls that a cart uses. */
export interface CartNounCalls extends MergeCalls, CodeCalls {}

/** The shopper of a cart, and the language of its texts. */
export interface CartOptions {
  readonly locale?: Locale | undefined;
  /** The shopper's own cart by default. */
  readonly shopper?: Shopper | undefined;
}

/** Creates the cart of a shopper on the given calls. */
export function createCart(
  calls: CartNounCalls,
  { locale = defaultLanguage, shopper: given }: CartOptions = {},
): ShopperCart {
  const shopper = { locale, ...given };
  const read = (cart: CartDocument | null) => cart && cartFrom(cart, locale);
  const changed = async (change: Promise<CartChange>): Promise<ChangedCart> => {
    const { cart, notices } = await change;
    return { cart: read(cart), notices };
  };
  return {
    get: async () => read(await findCart(calls, shopper)),
    add(items, { idempotencyKey } = {}) {
      const additions = [items].flat();
      const added = addItems(calls, shopper, additions.flatMap(itemsOf), idempotencyKey);
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
