import {
  explainPrice,
  guestPersona,
  isDiscontinued,
  unsoldReason,
  type Money,
  type PriceEntry,
  type UnsoldReason,
} from '@basin/domain';
import type { Offer } from './offers.ts';
import type { Variant } from './product.ts';

/** The unit price, and the lower price while it is on sale. */
interface UnitPrice {
  readonly value: Money;
  readonly discounted?: { readonly value: Money };
}

/** Returns the price of a variant for a customer group, by the shop's price rules. */
export function priceOf({ sku, prices }: Variant, customerGroup: string): UnitPrice | undefined {
  const entries = prices
    // the caller must not get prices of other groups, not even as a fallback
    .filter((price) => [undefined, customerGroup, guestPersona].includes(price.customerGroup))
    .map(entryFrom);
  const chosen = explainPrice(entries, { sku, persona: customerGroup, discounted: true });
  if (!chosen?.entry) return undefined;
  return { value: chosen.entry.value, ...(chosen.isDiscounted && { discounted: { value: chosen.price } }) };
}

function entryFrom(price: Variant['prices'][number]): PriceEntry {
  const { sku, key, customerGroup, currencyCode, centAmount, discountedCentAmount } = price;
  return {
    sku,
    key,
    value: { centAmount, currencyCode },
    discounted:
      discountedCentAmount === undefined ? undefined : { value: { centAmount: discountedCentAmount, currencyCode } },
    customerGroup: customerGroup && { key: customerGroup },
  };
}

/** Returns why a sku cannot be bought online at this time, or null when it can. One without an offer is discontinued. */
export const unsoldReasonOf = (offer: Offer | undefined, now: Date, isPriced = true): UnsoldReason | null =>
  unsoldReason({
    isDiscontinued: !offer || isDiscontinued(offer.variant.discontinued, now),
    isSoldOnline: offer?.product.soldOnline,
    isPriced,
  });
