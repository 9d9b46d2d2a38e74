import { explainPrice, guestPersona, isDiscontinued, type Money, type PriceEntry } from '@basin/domain';
import type { Offer } from './offers.ts';
import type { Variant } from './product.ts';

/** What a unit costs, and less while it is on sale. */
interface UnitPrice {
  readonly value: Money;
  readonly discounted?: { readonly value: Money };
}

/** The price of a variant for a customer group, chosen by the rules of the shop. */
export function priceOf({ sku, prices }: Variant, customerGroup: string): UnitPrice | undefined {
  const entries = prices
    // the prices of other groups are not the caller's to have, not even as a last resort
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

/** Whether an offer can be bought online now. */
export const isSold = ({ product, variant }: Offer, now: Date): boolean =>
  product.soldOnline && !isDiscontinued(variant.discontinued, now);
