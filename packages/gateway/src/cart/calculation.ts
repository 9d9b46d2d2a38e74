import { cartTotals, type CartTotals } from '@basin/domain';
import type { Cart } from './cart.ts';

/** A cart with its figures, when the request asks for them. */
export function withCalculation(cart: Cart, expand: 'calculation' | undefined): Cart & { calculation?: CartTotals } {
  if (expand === undefined) return cart;
  const { lineItems, shippingTotal, discountOnTotalPrice, taxedPrice } = cart;
  const discountTotal = discountOnTotalPrice?.discountedAmount;
  const calculation = cartTotals({ lineItems, shippingTotal, discountTotal, taxTotal: taxedPrice?.totalTax });
  return { ...cart, calculation };
}
