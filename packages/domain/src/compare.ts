import { requireMoment, requireTime } from './arguments.ts';
import { pageOf } from './url/page-path.ts';

/** Days that a product stays in the comparison. @see platform spec §9 */
export const compareLifeDays = 60;

/** A product in the comparison. @see catalogue spec §3 */
export interface ComparedProduct {
  readonly compareSku: string;
  /** Epoch ms after which it is removed. */
  readonly expiry: number;
  readonly backorder: boolean;
}

/** The products in the comparison, all of one category. @see catalogue spec §3 */
export interface CompareList {
  readonly category: string;
  readonly comparedProducts: readonly ComparedProduct[];
}

/** An empty comparison. */
export const emptyCompareList = { category: '', comparedProducts: [] } as const satisfies CompareList;

/** Returns the list without its expired products; an empty list has no category. @see catalogue spec §3 */
export function removeExpiredFromCompare(list: CompareList, now: Date): CompareList {
  const comparedProducts = list.comparedProducts.filter(({ expiry }) => expiry > requireTime('now', now));
  return comparedProducts.length === 0 ? emptyCompareList : { ...list, comparedProducts };
}

/** A product to add to the comparison. */
export interface CompareCandidate {
  readonly sku: string;
  readonly category: string;
  readonly backorder?: boolean | undefined;
}

/**
 * Returns the list with a product added for 60 days; adding it again restarts the 60 days. A product of another
 * category starts a new list.
 *
 * @throws {RangeError} when the date is invalid
 * @see catalogue spec §3
 */
export function addToCompare(
  list: CompareList,
  { sku, category, backorder = false }: CompareCandidate,
  now: Date,
): CompareList {
  const expiry = requireMoment('now', now) + compareLifeDays * 86_400_000;
  const current = removeExpiredFromCompare(list, now);
  const others = current.category === category ? without(current, sku) : [];
  return { category, comparedProducts: [...others, { compareSku: sku, expiry, backorder }] };
}

/** Returns the list without a product; an empty list has no category. */
export function removeFromCompare(list: CompareList, sku: string): CompareList {
  const comparedProducts = without(list, sku);
  return comparedProducts.length === 0 ? emptyCompareList : { ...list, comparedProducts };
}

function without({ comparedProducts }: CompareList, sku: string): ComparedProduct[] {
  return comparedProducts.filter(({ compareSku }) => compareSku !== sku);
}

/** Returns whether a page shows the compare bar: the checkout and pages under it do not. @see platform spec §2 */
export function showsCompareBar(path: string, checkoutPath = '/checkout'): boolean {
  return !`${pageOf(path)}/`.startsWith(`${pageOf(checkoutPath)}/`);
}
