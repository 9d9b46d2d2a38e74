import { explainPrice, guestPersona, type ExplainedPrice, type PriceRule } from '@basin/domain';
import type { CommerceProduct, Product } from '../../contract/types.ts';
import { centAmountOf, moneyFrom, type Money } from '../money.ts';
import { startingPriceOf } from './product-card.ts';

/** What one finish costs this shopper. */
export interface ProductPrice {
  readonly now: Money;
  /** What it cost before a sale; null when it is not on sale. */
  readonly was: Money | null;
  /** What a guest pays; null when that is no more. */
  readonly list: Money | null;
  /** Whose price it is and of which kind, such as `standalone-persona`. */
  readonly reason: PriceRule;
}

/** The commerce system's entry of a product; undefined when it has none, then the price of the index stands in. */
export type Offer = CommerceProduct | undefined;

/** The variants of an offer. */
export const offeredIn = (offer: Offer): CommerceProduct['variants'] =>
  offer ? [offer.masterVariant, ...offer.variants] : [];

/** What a sku of a product costs a price group; null when there is no price to show. */
export function priceOfSku(
  offer: Offer,
  { sku, persona, product }: { readonly sku: string; readonly persona: string; readonly product: Product },
): ProductPrice | null {
  const entries = offeredIn(offer).flatMap(({ prices }) => prices);
  const starting = startingPriceOf(product, persona)?.from;
  const fallback = starting && centAmountOf(starting);
  const now = explainPrice(entries, { sku, persona, fallback, discounted: true });
  if (!now) return null;
  const higher = (other: ExplainedPrice | undefined) =>
    other && other.price.centAmount > now.price.centAmount ? moneyFrom(other.price) : null;
  return {
    now: moneyFrom(now.price),
    was: higher(explainPrice(entries, { sku, persona, fallback })),
    list: higher(explainPrice(entries, { sku, persona: guestPersona, discounted: true })),
    reason: now.rule,
  };
}
