import type { Money } from '../money/money.ts';
import { guestPersona } from '../session/persona.ts';
import type { PriceEntry, PriceKind } from './price-entry.ts';
import { priceKind } from './price-kind.ts';

/** Why a price was taken, in the order of preference. @see catalogue spec §5 */
export const priceRules = [
  'standalone-persona',
  'standalone-guest',
  'pricelist-persona',
  'pricelist-guest',
  'any',
  'fallback',
] as const;
export type PriceRule = (typeof priceRules)[number];

/** Whose price is asked for, and how. */
export interface PriceChoice {
  readonly persona: string;
  /** Take the discounted amount of the chosen entry when it has one. */
  readonly discounted?: boolean | undefined;
  /** Shown when no entry applies, for instance the price of the search index. */
  readonly fallback?: Money | undefined;
  /** How the kind of an entry is known. */
  readonly kindOf?: ((entry: PriceEntry) => PriceKind) | undefined;
}

/** A price with the entry that it came from and the rule that chose it. */
export interface ExplainedPrice {
  readonly price: Money;
  readonly rule: PriceRule;
  /** The entry taken; absent for the fallback. */
  readonly entry?: PriceEntry;
  /** Whether `price` is the entry's discounted amount. */
  readonly isDiscounted: boolean;
}

/**
 * The price of a shopper and the reason for it; undefined when no entry applies and there is no fallback.
 * Entries of picture skus (`IMGV`) never count.
 *
 * @see catalogue spec §5
 */
export function explainPrice(entries: readonly PriceEntry[], choice: PriceChoice): ExplainedPrice | undefined {
  const { persona, discounted = false, fallback, kindOf = priceKind } = choice;
  let best = 5;
  let entry: PriceEntry | undefined;
  for (const candidate of entries) {
    const group = candidate.customerGroup?.key;
    const isOther = group !== persona && group !== guestPersona;
    if (isOther && best < 5) continue; // the first of the others stands for all
    const rank = isOther ? 4 : rankOf(kindOf(candidate), group === persona);
    if (rank >= best || candidate.sku.includes('IMGV')) continue;
    best = rank;
    entry = candidate;
    if (rank === 0) break;
  }
  if (!entry) return fallback && { price: fallback, rule: 'fallback', isDiscounted: false };
  const reduced = discounted ? entry.discounted?.value : undefined;
  return { price: reduced ?? entry.value, rule: priceRules[best] ?? 'any', entry, isDiscounted: reduced !== undefined };
}

function rankOf(kind: PriceKind, isPersona: boolean): number {
  if (kind === 'any') return 4;
  return (kind === 'standalone' ? 0 : 2) + (isPersona ? 0 : 1);
}
