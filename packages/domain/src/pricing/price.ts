import { requireText } from '../arguments.ts';
import type { Money } from '../money/money.ts';
import { guestPersona } from '../session/persona.ts';

/** One price of a sku, for one customer group. @see catalogue spec §3 */
export interface PriceEntry {
  readonly sku: string;
  /** A key that determines the kind: it contains `standalone` or `pricelist`. */
  readonly key: string;
  readonly value: Money;
  readonly discounted?: { readonly value: Money } | undefined;
  /** The group's key is a persona code. */
  readonly customerGroup?: { readonly key: string } | undefined;
}

export type PriceKind = 'standalone' | 'pricelist' | 'any';

/** Returns the kind of a price entry, read from its key. @see docs/domain.md A33 */
export function priceKind({ key }: Pick<PriceEntry, 'key'>): PriceKind {
  if (key.includes('standalone')) return 'standalone';
  return key.includes('pricelist') ? 'pricelist' : 'any';
}

/** The rules that can select a price, in order of preference. @see catalogue spec §5 */
export const priceRules = [
  'standalone-persona',
  'standalone-guest',
  'pricelist-persona',
  'pricelist-guest',
  'any',
  'fallback',
] as const;
export type PriceRule = (typeof priceRules)[number];

/** The price to choose, and for whom. */
export interface PriceChoice {
  /** The sku to price; prices of other skus are ignored. */
  readonly sku: string;
  readonly persona: string;
  /** Use the discounted amount of the chosen entry if it has one. */
  readonly discounted?: boolean | undefined;
  /** Used when no entry applies, for instance the price of the search index. */
  readonly fallback?: Money | undefined;
  /** Returns the kind of an entry; `priceKind` by default. */
  readonly kindOf?: ((entry: PriceEntry) => PriceKind) | undefined;
}

/** A price with its entry and the rule that chose it. */
export interface ExplainedPrice {
  readonly price: Money;
  readonly rule: PriceRule;
  /** The chosen entry; absent for the fallback. */
  readonly entry?: PriceEntry;
  /** Whether `price` is the entry's discounted amount. */
  readonly isDiscounted: boolean;
}

/**
 * Returns the price of a sku for a shopper and the rule that chose it; undefined when no entry applies and there is no
 * fallback. The entries may be those of a whole product. Entries of picture skus (`IMGV`) are ignored.
 *
 * @throws {TypeError} when the sku or the persona is missing
 * @see catalogue spec §5
 */
export function explainPrice(entries: readonly PriceEntry[], choice: PriceChoice): ExplainedPrice | undefined {
  const [sku, persona] = [requireText('sku', choice.sku), requireText('persona', choice.persona)];
  const { discounted = false, fallback, kindOf = priceKind } = choice;
  let best = 5;
  let entry: PriceEntry | undefined;
  for (const candidate of entries) {
    if (candidate.sku !== sku) continue;
    const group = candidate.customerGroup?.key;
    const isOther = group !== persona && group !== guestPersona;
    if (isOther && best < 5) continue; // only the first entry of another group can apply
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

/**
 * Returns the price of a sku for a shopper: standalone for the persona, standalone for the guest, pricelist for the
 * persona, pricelist for the guest, any other, else the fallback. Undefined means that no price is shown. The entries
 * may be those of a whole product.
 *
 * @throws {TypeError} when the sku or the persona is missing
 * @see catalogue spec §5
 */
export function choosePrice(entries: readonly PriceEntry[], choice: PriceChoice): Money | undefined {
  return explainPrice(entries, choice)?.price;
}
