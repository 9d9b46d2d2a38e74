import { priceOf } from '../catalogue/index.ts';
import { includedUnits } from './bundle-lines.ts';
import type { CartLine } from './cart.ts';
import type { LineDraft } from './draft.ts';
import type { Pricing } from './pricing.ts';
import { usd } from './usd.ts';

export type LinePrice = NonNullable<CartLine['price']>;

/**
 * Returns the unit price of a line among the lines of its list, or undefined when its sku has left the catalogue or has
 * no price for the customer group. The included parts of a set are free.
 */
export function linePrice(
  line: LineDraft,
  lines: readonly LineDraft[],
  { offers, customerGroup }: Pick<Pricing, 'offers' | 'customerGroup'>,
): LinePrice | undefined {
  const offer = offers.get(line.sku);
  if (!offer) return undefined;
  const parent = lines.find(({ id }) => id === line.bundleParentId);
  const parentOffer = parent && offers.get(parent.sku);
  const included = parentOffer ? includedUnits(parentOffer, parent.quantity, line.sku) : 0;
  if (included >= line.quantity) return { value: usd(0) };
  return priceOf(offer.variant, customerGroup);
}
