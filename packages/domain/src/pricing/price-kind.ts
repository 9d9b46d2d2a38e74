import type { PriceEntry, PriceKind } from './price-entry.ts';

/** The kind of a price entry, read from its key text. @see docs/domain.md A33 */
export function priceKind({ key }: Pick<PriceEntry, 'key'>): PriceKind {
  if (key.includes('standalone')) return 'standalone';
  return key.includes('pricelist') ? 'pricelist' : 'any';
}
