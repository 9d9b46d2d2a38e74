import { isFreight, parseIsoDate } from '@basin/domain';
import type { CheckoutCalls } from '../../calls.ts';
import { moneyFrom, type Money } from '../money.ts';

/** What it costs to send a cart to its address. */
export interface ShippingQuote {
  /** Null when nothing is sent. */
  readonly total: Money | null;
  readonly methods: readonly ShippingMethod[];
  /** Items that cannot be sent there. */
  readonly unavailableSkus: readonly string[];
  /** False when nothing is sent to the address. */
  readonly isDeliverable: boolean;
}

/** A way in which lines of a cart are sent. */
export interface ShippingMethod {
  readonly key: string;
  readonly name: string;
  /** By freight instead of as a parcel. */
  readonly isFreight: boolean;
  readonly price: Money;
  readonly lineItemIds: readonly string[];
  /** The day, at midnight UTC; null when it is not known. */
  readonly arrivesOn: Date | null;
}

/** The call that a quote is made of. */
export interface ShippingCostCalls {
  readonly checkout: Pick<CheckoutCalls, 'shippingCost'>;
}

/** What it costs to send a cart. @see wire reference §22 */
export async function quoteShipping({ checkout }: ShippingCostCalls, cartId: string): Promise<ShippingQuote> {
  const { shippingTotal, shippingMethods, ...quote } = await checkout.shippingCost({ query: { cartId } });
  return {
    total: shippingTotal ? moneyFrom(shippingTotal) : null,
    methods: shippingMethods.map(({ key, name, shippingType, price, lineItemIds, estimatedDelivery }) => ({
      ...{ key, name, lineItemIds },
      isFreight: isFreight(shippingType),
      price: moneyFrom(price),
      arrivesOn: parseIsoDate(estimatedDelivery ?? '') ?? null,
    })),
    unavailableSkus: quote.unavailableItems.map(({ sku }) => sku),
    isDeliverable: !quote.isNonDeliverableAddress,
  };
}
