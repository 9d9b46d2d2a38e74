import type { Money } from '../money/money.ts';
import { explainPrice, type PriceChoice } from './explain-price.ts';
import type { PriceEntry } from './price-entry.ts';

/**
 * The price of a shopper: standalone of the persona, standalone of the guest, pricelist of the persona, pricelist of the guest,
 * any, else the fallback. Undefined means that no price is shown.
 *
 * @see catalogue spec §5
 */
export function choosePrice(entries: readonly PriceEntry[], choice: PriceChoice): Money | undefined {
  return explainPrice(entries, choice)?.price;
}
