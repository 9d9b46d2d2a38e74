import { isFreight, parseIsoDate } from '@basin/domain';
import type { CheckoutCalls } from '../../calls.ts';
import { moneyFrom, type Money } from '../money.ts';

/** The shipping cost of a cart. */
export interface ShippingQuote {
  /** Null when nothing ships. */
  readonly total: Money | null;
  readonly methods: readonly ShippingMethod[];
  /** Items that cannot be shipped to the address. */
  readonly unavailableSkus: readonly string[];
  /** False when the address cannot be delivered to. */
  readonly isDeliverable: boolean;
}

/** A shipping method for some lines of a cart. */
export interface ShippingMethod {
  readonly key: string;
  readonly name: string;
  /** Whether it is freight instead of a parcel. */
  readonly isFreight: boolean;
  readonly price: Money;
  readonly lineItemIds: readonly string[];
  /** The day, at midnight UTC; null when unknown. */
  readonly arrivesOn: Date | null;
}

/** The calls that a quote uses. */
export interface ShippingCostCalls {
  readonly checkout: Pick<CheckoutCalls, 'shippingCost'>;
}

/** Returns the shipping cost of a cart. @see wire reference §22 */
export async function quoteShipping({ checkout }: ShippingCostCalls, cartId: string): Promise<ShippingQuote> {
  const { shippingTotal, shippingMethods, ...quote } = await checkout.shippingCost({ query: { cartId } });
  return {
    total: shippingTotal ? moneyFrom(shippingTotal) : null,
    methods: shippingMethods.map(({ key, name, shippingType, price, lineItemIds, estimatedDelivery }) => ({
      key,
      name,
      lineItemIds,
      isFreight: isFreight(shippingType),
      price: moneyFrom(price),
      arrivesOn: parseIsoDate(estimatedDelivery ?? '') ?? null,
    })),
    unavailableSkus: quote.unavailableItems.map(({ sku }) => sku),
    isDeliverable: !quote.isNonDeliverableAddress,
  };
}
