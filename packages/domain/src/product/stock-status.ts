/** @see catalogue spec §4 */
export type StockStatus = 'inStock' | 'backOrder' | 'outOfStock';

/** What decides whether an item can be had. */
export interface StockFacts {
  /** Units at hand. */
  readonly available: number;
  readonly quantity?: number | undefined;
  readonly isBackOrderable?: boolean | undefined;
  /** False for what is not kept in stock; true unless told. */
  readonly isStockRequired?: boolean | undefined;
  /** An installation or design service. */
  readonly isService?: boolean | undefined;
}

/**
 * Whether an item can be had: on back order when none is at hand and it can be back-ordered; in stock when stock is not required, enough
 * is at hand or it is a service; otherwise out of stock.
 *
 * @see catalogue spec §4
 */
export function stockStatus(facts: StockFacts): StockStatus {
  const { available, quantity = 1, isBackOrderable = false, isStockRequired = true, isService = false } = facts;
  if (available <= 0 && isBackOrderable) return 'backOrder';
  return !isStockRequired || available >= quantity || isService ? 'inStock' : 'outOfStock';
}

/** Whether the stock of an item is asked for at all: not for back-orderable items, nor for services. @see catalogue spec §4 */
export function isStockChecked({ isBackOrderable = false, isService = false }: Omit<StockFacts, 'available'>): boolean {
  return !isBackOrderable && !isService;
}
