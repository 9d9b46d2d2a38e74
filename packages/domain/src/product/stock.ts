import { requireNumber } from '../arguments.ts';

/** @see catalogue spec §4 */
export type StockStatus = 'inStock' | 'backOrder' | 'outOfStock';

/** What decides, beside the units at hand, whether stock limits an item. */
export interface StockTerms {
  readonly isBackOrderable?: boolean | undefined;
  /** False for an item that is not kept in stock; true by default. */
  readonly isStockRequired?: boolean | undefined;
  /** An installation or design service. */
  readonly isService?: boolean | undefined;
}

/** What decides whether an item can be had. */
export interface StockFacts extends StockTerms {
  /** Units at hand. */
  readonly available: number;
  /** Units wanted; 1 by default. */
  readonly quantity?: number | undefined;
}

/**
 * Returns whether so many units can be had: in stock when enough are at hand or stock does not limit the item; on back order when too few
 * are at hand and it can be back-ordered; otherwise out of stock, which is when `capQuantity` cuts the quantity.
 *
 * @throws {TypeError} when a number is missing or not a number
 * @see catalogue spec §4 and docs/domain.md stock
 */
export function stockStatus(facts: StockFacts): StockStatus {
  const wanted = requireNumber('quantity', facts.quantity ?? 1, { isWhole: true });
  const available = unitsAtHand(facts.available);
  if (facts.isBackOrderable && available < Math.max(wanted, 1)) return 'backOrder';
  return available >= wanted || !isStockChecked(facts) ? 'inStock' : 'outOfStock';
}

/** Returns whether stock limits an item: not one that can be back-ordered or is not kept in stock, nor a service. @see catalogue spec §4 */
export function isStockChecked({
  isBackOrderable = false,
  isStockRequired = true,
  isService = false,
}: StockTerms): boolean {
  return isStockRequired && !isBackOrderable && !isService;
}

/**
 * The whole units of a stock; one that was sold beyond its end has none.
 *
 * @throws {TypeError} when it is not a number
 */
export function unitsAtHand(available: number): number {
  return Math.max(0, Math.floor(requireNumber('available', available, { min: -Infinity })));
}

/** What decides when an item leaves. */
export interface DepartureFacts {
  /** Undefined when the stock could not be read: then the item is taken to be at hand. */
  readonly status: StockStatus | undefined;
  /** The words of the catalogue for an item at hand, or made to order. */
  readonly leadTime?: string | undefined;
  /** The most calendar days that these words mean. */
  readonly leadTimeDays?: number | undefined;
  readonly restockableInDays?: number | undefined;
}

/** When an item leaves: after its lead time, or once it is back in stock; in so many days where that is known. */
export type Departure =
  | { readonly after: 'leadTime'; readonly leadTime: string; readonly days: number | undefined }
  | { readonly after: 'restock'; readonly days: number | undefined };

/**
 * Returns when an item leaves; undefined when it cannot be bought or nothing is known.
 *
 * @throws {TypeError} when days are not a number
 * @throws {RangeError} when days are negative
 */
export function departureOf(facts: DepartureFacts): Departure | undefined {
  const { status, leadTime } = facts;
  const [leadTimeDays, restockableInDays] = [daysOf('leadTimeDays', facts), daysOf('restockableInDays', facts)];
  if (status === 'outOfStock') return undefined;
  if (status === 'backOrder') return { after: 'restock', days: restockableInDays };
  return leadTime ? { after: 'leadTime', leadTime, days: leadTimeDays } : undefined;
}

function daysOf(name: 'leadTimeDays' | 'restockableInDays', { [name]: days }: DepartureFacts): number | undefined {
  return days === undefined ? undefined : requireNumber(name, days);
}
