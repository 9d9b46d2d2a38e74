import { cartTotals, type CartTotals, cartAmountsOf } from '@basin/domain';
import type { Cart } from './cart.ts';

/** Adds the cart's totals when the request expands `calculation`. */
export function withCalculation<Changed extends Cart>(
  cart: Changed,
  expand: 'calculation' | undefined,
): Changed & { calculation?: CartTotals } {
  if (expand === undefined) return cart;
  const discountTotal = cart.discountOnTotalPrice?.discountedAmount;
  const calculation = cartTotals({ ...cartAmountsOf(cart), discountTotal });
  return { ...cart, calculation };
}
