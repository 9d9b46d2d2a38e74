import { explainPrice, guestPersona, type ExplainedPrice, type PriceRule } from '@basin/domain';
import type { CommerceProduct, Product } from '../../contract/types.ts';
import { centAmountOf, moneyFrom, type Money } from '../money.ts';
import { startingPriceOf } from './product-card.ts';

/** The price of one finish for this shopper. */
export interface ProductPrice {
  readonly now: Money;
  /** The price before the sale; null when it is not on sale. */
  readonly was: Money | null;
  /** The price for guests before any sale; null when it is not higher than this shopper's before a sale. */
  readonly list: Money | null;
  /** The rule that chose the price, such as `standalone-persona`. */
  readonly reason: PriceRule;
}

/**
 * The commerce system's entry of a product; undefined when it has none, in which case the price of the index is used.
 */
export type Offer = CommerceProduct | undefined;

/** Returns the variants of an offer. */
export const offeredIn = (offer: Offer): CommerceProduct['variants'] =>
  offer ? [offer.masterVariant, ...offer.variants] : [];

/** Returns the price of a sku for a persona; null when no price is shown. */
export function priceOfSku(
  offer: Offer,
  { sku, persona, product }: { readonly sku: string; readonly persona: string; readonly product?: Product },
): ProductPrice | null {
  const entries = offeredIn(offer).flatMap(({ prices }) => prices);
  const starting = product && startingPriceOf(product, persona)?.from;
  const fallback = starting && centAmountOf(starting);
  const now = explainPrice(entries, { sku, persona, fallback, discounted: true });
  if (!now) return null;
  const before = explainPrice(entries, { sku, persona, fallback }) ?? now;
  const list = explainPrice(entries, { sku, persona: guestPersona });
  return {
    now: moneyFrom(now.price),
    was: isHigher(before, now) ? moneyFrom(before.price) : null,
    list: list && isHigher(list, before) ? moneyFrom(list.price) : null,
    reason: now.rule,
  };
}

const isHigher = (one: ExplainedPrice, other: ExplainedPrice): boolean => one.price.centAmount > other.price.centAmount;
