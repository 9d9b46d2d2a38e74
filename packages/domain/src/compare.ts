import { requireTime } from './arguments.ts';
import { pageOf } from './url/page-path.ts';

/** How long a compared product stays. @see platform spec §9 */
export const compareLifeDays = 60;

/** A product to compare. @see catalogue spec §3 */
export interface ComparedProduct {
  readonly compareSku: string;
  /** Epoch ms after which it is dropped. */
  readonly expiry: number;
  readonly backorder: boolean;
}

/** The products to compare, all of one category. @see catalogue spec §3 */
export interface CompareList {
  readonly category: string;
  readonly comparedProducts: readonly ComparedProduct[];
}

/** Nothing to compare. */
export const emptyCompareList = { category: '', comparedProducts: [] } as const satisfies CompareList;

/** The list without its expired products; a list left empty has no category. @see catalogue spec §3 */
export function unexpired(list: CompareList, now: Date): CompareList {
  const comparedProducts = list.comparedProducts.filter(({ expiry }) => expiry > requireTime('now', now));
  return comparedProducts.length === 0 ? emptyCompareList : { ...list, comparedProducts };
}

/** A product that a shopper wants to compare. */
export interface CompareCandidate {
  readonly sku: string;
  readonly category: string;
  readonly backorder?: boolean | undefined;
}

/**
 * The list with a product added for 60 days, or added again for another 60. A product of another category starts a new list.
 *
 * @see catalogue spec §3
 */
export function addToCompare(
  list: CompareList,
  { sku, category, backorder = false }: CompareCandidate,
  now: Date,
): CompareList {
  const expiry = requireTime('now', now) + compareLifeDays * 86_400_000;
  const current = unexpired(list, now);
  const others = current.category === category ? without(current, sku) : [];
  return { category, comparedProducts: [...others, { compareSku: sku, expiry, backorder }] };
}

/** The list without a product; a list left empty has no category. */
export function removeFromCompare(list: CompareList, sku: string): CompareList {
  const comparedProducts = without(list, sku);
  return comparedProducts.length === 0 ? emptyCompareList : { ...list, comparedProducts };
}

function without({ comparedProducts }: CompareList, sku: string): ComparedProduct[] {
  return comparedProducts.filter(({ compareSku }) => compareSku !== sku);
}

/** Whether a page shows the compare bar: the checkout and what is under it do not. @see platform spec §2 */
export function showsCompareBar(path: string, checkoutPath = '/checkout'): boolean {
  return !`${pageOf(path)}/`.startsWith(`${pageOf(checkoutPath)}/`);
}
