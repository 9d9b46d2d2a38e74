import type { DiscountCalls } from '../../calls.ts';
import { hasStatus } from '../../client/errors.ts';
import type { CartDocument } from '../../contract/types.ts';
import { findCart, type CartOnlyCalls, type Shopper } from './open-cart.ts';

/**
 * The reason why a discount code does not apply: unknown, outside its period, not for this cart, used up, or excluded
 * by other codes.
 */
export type CodeRejection = 'unknown' | 'notNow' | 'notForThisCart' | 'usedUp' | 'notWithOthers';

/** An entered discount code and its effect. */
export interface CartCode {
  readonly code: string;
  /** Null when the code applies. */
  readonly rejection: CodeRejection | null;
}

/** The calls that discount codes use. */
export interface CodeCalls extends CartOnlyCalls {
  readonly discount: DiscountCalls;
}

type WireCode = CartDocument['discountCodes'][number];
type CodeAction = Parameters<DiscountCalls['update']>[0]['body']['actions'][number];

type Rejected = Exclude<WireCode['state'], 'MatchesCart'> | 'TimeRangeNonApplicable' | 'DiscountCodeNonApplicable';

/** The rejection for the state of a code, or for the code or reason of an error response. */
const rejections: Readonly<Record<Rejected, CodeRejection>> = {
  DoesNotMatchCart: 'notForThisCart',
  NotActive: 'notNow',
  NotValid: 'notNow',
  TimeRangeNonApplicable: 'notNow',
  MaxApplicationReached: 'usedUp',
  ApplicationStoppedByPreviousDiscount: 'notWithOthers',
  ApplicationStoppedByGroupBestDeal: 'notWithOthers',
  DiscountCodeNonApplicable: 'unknown',
};

const rejectionOf = (word = ''): CodeRejection | null =>
  Object.hasOwn(rejections, word) ? rejections[word as Rejected] : null;

/** Returns the codes of a cart. */
export const codesFrom = ({ discountCodes }: CartDocument): CartCode[] =>
  discountCodes.flatMap(({ code, state }) => (code === undefined ? [] : [{ code, rejection: rejectionOf(state) }]));

/** Applies a code. A code without effect is removed again, and `rejection` has the reason. @see wire reference §15 */
export async function applyCode(calls: CodeCalls, shopper: Shopper, code: string) {
  try {
    const cart = await changeCodes(calls, shopper, { action: 'addDiscountCode', code });
    const rejection = rejectionOf(codeIn(cart, code)?.state);
    return { cart: rejection === null ? cart : await removeCode(calls, shopper, code), rejection };
  } catch (error) {
    const rejection = hasStatus(error, 400) ? (rejectionOf(error.reason) ?? rejectionOf(error.code)) : null;
    if (rejection === null) throw error;
    return { cart: await findCart(calls, shopper), rejection };
  }
}

/** Removes a code; nothing changes when the cart does not have it. */
export async function removeCode(calls: CodeCalls, shopper: Shopper, code: string): Promise<CartDocument | null> {
  const cart = await findCart(calls, shopper);
  const entered = codeIn(cart, code);
  if (!entered) return cart;
  const discountCode = { typeId: 'discount-code', id: entered.id } as const;
  return changeCodes(calls, shopper, { action: 'removeDiscountCode', discountCode });
}

async function changeCodes(calls: CodeCalls, shopper: Shopper, action: CodeAction): Promise<CartDocument | null> {
  const { cartId } = shopper;
  await calls.discount.update({ body: { ...(cartId !== undefined && { cartId }), actions: [action] } });
  return findCart(calls, shopper);
}

/** Finds a code, case-insensitively. */
const codeIn = (cart: CartDocument | null, code: string): WireCode | undefined =>
  cart?.discountCodes.find((entered) => entered.code?.toUpperCase() === code.trim().toUpperCase());
