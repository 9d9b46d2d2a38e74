import { associateOrderType, cartTaxMode, defaultCurrency } from '@basin/domain';
import type { CartCalls } from '../../calls.ts';
import { nullOn } from '../../client/errors.ts';
import { retryOnConflict } from '../../client/retry-on-conflict.ts';
import type { Cart, CartAction, CartCreateInput } from '../../contract/types.ts';

/** The calls that a cart needs. */
export interface CartOnlyCalls {
  readonly cart: CartCalls;
}

/** Whose cart it is. */
export interface Shopper {
  /** The cart that calls are about when it is not the shopper's own active one: a customer's, for an associate. */
  readonly cartId?: string | undefined;
  /** The claim of an associate; the cart is tagged with it. */
  readonly koc?: string | undefined;
  readonly salesChannel?: string | undefined;
}

/** Asks for the calculated figures too. */
export const withCalculation = { expand: 'calculation' } as const;

/** The shopper's cart with its figures, or null when there is none. @see wire reference §11, §12 */
export function findCart(calls: CartOnlyCalls, { cartId }: Shopper = {}): Promise<Cart | null> {
  const found =
    cartId === undefined
      ? calls.cart.active({ query: withCalculation })
      : calls.cart.get({ params: { id: cartId }, query: withCalculation });
  return found.catch(nullOn(404));
}

/** The shopper's cart; one is opened when there is none. @see platform spec §4 */
export async function openCart(calls: CartOnlyCalls, shopper: Shopper = {}): Promise<Cart> {
  return (await findCart(calls, shopper)) ?? calls.cart.create({ body: draftFor(shopper) });
}

/** The cart to open for a shopper who has none. */
export function draftFor({ koc, salesChannel }: Shopper): CartCreateInput['body'] {
  const associate = koc === undefined ? undefined : { orderType: associateOrderType, associateId: koc };
  const fields = { ...associate, ...(salesChannel === undefined ? undefined : { salesChannel }) };
  const custom =
    Object.keys(fields).length === 0 ? undefined : { type: { typeId: 'type', key: 'cart' } as const, fields };
  return { currency: defaultCurrency, taxMode: cartTaxMode, ...(custom && { custom }) };
}

/** What a change of a cart comes to, worked out anew from the cart as it is. */
export type CartIntent = (cart: Cart) => Promise<readonly CartAction[]> | readonly CartAction[];

/**
 * The cart after an intent. When someone else changed the cart first, the intent is worked out once more on the cart
 * as it now is: what was asked is never sent again blindly.
 *
 * @param options.shortage what happens to quantities above the stock; the change is rejected unless given
 * @see wire reference §0.4
 */
export function changeCart(
  calls: CartOnlyCalls,
  shopper: Shopper,
  intent: CartIntent,
  { shortage }: { readonly shortage?: 'reject' | 'cap' } = {},
): Promise<Cart> {
  return retryOnConflict(
    () => openCart(calls, shopper),
    async (cart) => {
      const actions = [...(await intent(cart))];
      const { id: cartId, version } = cart;
      if (actions.length === 0) return cart;
      return calls.cart.update({ query: withCalculation, body: { cartId, version, actions, shortage } });
    },
  );
}
