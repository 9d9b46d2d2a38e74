import { requireNumber } from '../arguments.ts';

/** The stock statuses of an item. @see catalogue spec §4 */
export type StockStatus = 'inStock' | 'backOrder' | 'outOfStock';

/** The properties that decide whether stock limits an item. */
export interface StockTerms {
  readonly isBackOrderable?: boolean | undefined;
  /** False for a non-stock item; true by default. */
  readonly isStockRequired?: boolean | undefined;
  /** An installation or design service. */
  readonly isService?: boolean | undefined;
}

/** The properties that determine an item's stock status. */
export interface StockFacts extends StockTerms {
  /** Units in stock. */
  readonly available: number;
  /** Units wanted; 1 by default. */
  readonly quantity?: number | undefined;
}

/**
 * Returns whether the requested units are available: in stock when there are enough or stock does not limit the item;
 * on back order when there are too few and the item is back-orderable; otherwise out of stock. `capQuantity` caps a
 * quantity exactly in the last case.
 *
 * @throws {TypeError} when a number is missing or not a number
 * @see catalogue spec §4 and docs/domain.md stock
 */
export function stockStatus(facts: StockFacts): StockStatus {
  const wanted = requireNumber('quantity', facts.quantity ?? 1, { isWhole: true });
  const available = availableUnits(facts.available);
  if (facts.isBackOrderable && available < Math.max(wanted, 1)) return 'backOrder';
  return available >= wanted || !isStockChecked(facts) ? 'inStock' : 'outOfStock';
}

/**
 * Returns whether stock limits an item: false for back-orderable items, non-stock items and services.
 *
 * @see catalogue spec §4
 */
export function isStockChecked({
  isBackOrderable = false,
  isStockRequired = true,
  isService = false,
}: StockTerms): boolean {
  return isStockRequired && !isBackOrderable && !isService;
}

/**
 * Returns the whole units of a stock; an oversold stock counts as zero.
 *
 * @throws {TypeError} when the stock is not a number
 */
export function availableUnits(available: number): number {
  return Math.max(0, Math.floor(requireNumber('available', available, { min: -Infinity })));
}

/** The properties that determine when an item ships. */
export interface DepartureFacts {
  /** Undefined when the stock is unknown; the item then counts as in stock. */
  readonly status: StockStatus | undefined;
  /** The catalogue's lead time for an item that is in stock or made to order. */
  readonly leadTime?: string | undefined;
  /** The lead time's upper limit in calendar days. */
  readonly leadTimeDays?: number | undefined;
  readonly restockableInDays?: number | undefined;
}

/** When an item ships: after its lead time, or once it is restocked; with the number of days if known. */
export type Departure =
  | { readonly after: 'leadTime'; readonly leadTime: string; readonly days: number | undefined }
  | { readonly after: 'restock'; readonly days: number | undefined };

/**
 * Returns when an item ships; undefined when it cannot be bought or nothing is known.
 *
 * @throws {TypeError} when a number of days is not a number
 * @throws {RangeError} when a number of days is negative
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
