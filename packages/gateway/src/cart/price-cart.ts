import { cartCounts, cartTotals, cartTaxMode, sumMoney } from '@basin/domain';
import { quoteShipping, type ShippingQuote } from './shipping-quote.ts';
import { cartType, type Cart, type CartLine } from './cart.ts';
import { customerGroupReference } from '../catalogue/index.ts';
import { applyCodes } from '../discounts/index.ts';
import type { CartDraft } from './draft.ts';
import { priceLine } from './price-line.ts';
import { taxOn } from './tax.ts';
import type { Pricing } from './pricing.ts';

/** Builds the cart of a draft, with prices, discounts, shipping and tax from the current catalogue. */
export function priceCart(cart: Cart, draft: CartDraft, pricing: Pricing): Cart {
  const known = [...cart.lineItems, ...(cart.savedItems ?? [])];
  const priced = (lines: CartDraft['lines']) => lines.map((line) => priceLine(line, { lines, known }, pricing));
  const lineItems = priced(draft.lines);
  const goods = sumMoney(lineItems.map(({ totalPrice }) => totalPrice));
  const codes = applyCodes(pricing.discounts, { ...pricing, goodsCentAmount: goods.centAmount });
  const discountedAmount = { ...goods, centAmount: codes.reduce((sum, { centAmount }) => sum + centAmount, 0) };
  const shipping = shippingOf(draft, lineItems, pricing);
  const shippingTotal = shipping?.total ?? { ...goods, centAmount: 0 };
  const { grandTotal } = cartTotals({ lineItems, discountTotal: discountedAmount, shippingTotal });
  const discounted = { ...goods, centAmount: goods.centAmount - discountedAmount.centAmount };
  const amounts = { goods: discounted, shipping: shippingTotal, net: grandTotal };
  return {
    ...cart,
    customerEmail: draft.customerEmail,
    customerGroup: customerGroupReference(pricing.customerGroup),
    lineItems,
    savedItems: draft.saved.length > 0 ? priced(draft.saved) : undefined,
    shippingAddress: draft.shippingAddress,
    billingAddress: draft.billingAddress,
    shippingTotal,
    shippingInfo: shipping && shippingInfo(shipping),
    totalPrice: grandTotal,
    taxMode: cartTaxMode,
    taxedPrice: draft.isTaxed ? taxOn(amounts, draft.shippingAddress, pricing) : undefined,
    discountCodes: codes.map(({ discount: { id, code }, state }) => ({
      discountCode: { typeId: 'discount-code', id, obj: { code } },
      state,
    })),
    discountOnTotalPrice: discountedAmount.centAmount > 0 ? { discountedAmount } : undefined,
    custom: { type: cartType, fields: draft.tags },
    country: draft.shippingAddress?.country ?? cart.country,
    totalLineItemQuantity: cartCounts(lineItems.map(({ quantity, custom }) => ({ quantity, ...custom.fields }))).units,
    lastModifiedAt: pricing.now.toISOString(),
  };
}

/** Returns the shipping quote of a cart, or undefined before shipments are assigned or for an undeliverable address. */
function shippingOf(draft: CartDraft, lines: readonly CartLine[], { offers }: Pricing): ShippingQuote | undefined {
  if (!draft.isShipped || !draft.shippingAddress) return undefined;
  const quote = quoteShipping(lines, draft.shippingAddress, offers);
  return quote.isNonDeliverable ? undefined : quote;
}

const shippingInfo = ({ shipments, total }: ShippingQuote) => ({
  shippingMethodName: shipments.map(({ method }) => method.name).join(', ') || 'None',
  price: total,
  shippingMethodState: 'MatchesCart' as const,
});
