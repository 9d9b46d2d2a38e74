import { associateOrderType, cartTaxMode, defaultCurrency, type Locale } from '@basin/domain';
import type { CartCalls } from '../../calls.ts';
import { hasStatus } from '../../client/errors.ts';
import { retryOnConflict } from '../../client/retry-on-conflict.ts';
import type { CartDocument, CartAction, CartCreateInput } from '../../contract/types.ts';

/** The calls that a cart uses. */
export interface CartOnlyCalls {
  readonly cart: CartCalls;
}

/** The shopper of a cart. */
export interface Shopper {
  /** The cart to use instead of the shopper's own active one: a customer's cart, for an associate. */
  readonly cartId?: string | undefined;
  /** The associate's id; the cart is tagged with it. */
  readonly koc?: string | undefined;
  readonly salesChannel?: string | undefined;
  /** The language of e-mails about a cart that is opened for them. */
  readonly locale?: Locale | undefined;
}

/** Requests the calculated totals as well. */
export const withCalculation = { expand: 'calculation' } as const;

/** Returns the shopper's cart with its totals, or null when they have none. @see wire reference §11, §12 */
export function findCart(calls: CartOnlyCalls, { cartId }: Shopper = {}): Promise<CartDocument | null> {
  const found =
    cartId === undefined
      ? calls.cart.active({ query: withCalculation })
      : calls.cart.get({ params: { id: cartId }, query: withCalculation });
  return found.catch(nullForNoCart);
}

/** A gateway describes the missing cart in an object; any other 404 comes from a wrong URL, and stays an error. */
function nullForNoCart(error: unknown): null {
  if (hasStatus(error, 404) && typeof error.body === 'object') return null;
  throw error;
}

/** Returns the shopper's cart, and opens one if they have none. @see platform spec §4 */
export async function openCart(calls: CartOnlyCalls, shopper: Shopper = {}): Promise<CartDocument> {
  return (await findCart(calls, shopper)) ?? calls.cart.create({ body: draftFor(shopper) });
}

/** Returns the draft of a cart to open for a shopper without one. */
export function draftFor({ koc, salesChannel, locale }: Shopper): CartCreateInput['body'] {
  const associate = koc === undefined ? undefined : { orderType: associateOrderType, associateId: koc };
  const fields = { ...associate, ...(salesChannel === undefined ? undefined : { salesChannel }) };
  const custom =
    Object.keys(fields).length === 0 ? undefined : { type: { typeId: 'type', key: 'cart' } as const, fields };
  return {
    currency: defaultCurrency,
    taxMode: cartTaxMode,
    ...(custom && { custom }),
    ...(locale && { locale }),
  };
}

/** Computes the actions of a change from the current cart. */
export type CartIntent = (cart: CartDocument) => Promise<readonly CartAction[]> | readonly CartAction[];

/**
 * Applies an intent to the cart and returns it. If another change came first, the actions are recomputed once from the
 * current cart; the first request is never resent unchanged.
 *
 * @param options.shortage how to handle quantities above the stock; by default the change is rejected
 * @see wire reference §0.4
 */
export function changeCart(
  calls: CartOnlyCalls,
  shopper: Shopper,
  intent: CartIntent,
  { shortage }: { readonly shortage?: 'reject' | 'cap' } = {},
): Promise<CartDocument> {
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
