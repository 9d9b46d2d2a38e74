import { cartTotals, type CartTotals, amountsOf } from '@basin/domain';
import type { Cart } from './cart.ts';

/** Adds the cart's totals when the request expands `calculation`. */
export function withCalculation<Changed extends Cart>(
  cart: Changed,
  expand: 'calculation' | undefined,
): Changed & { calculation?: CartTotals } {
  if (expand === undefined) return cart;
  const discountTotal = cart.discountOnTotalPrice?.discountedAmount;
  const calculation = cartTotals({ ...amountsOf(cart), discountTotal });
  return { ...cart, calculation };
}
