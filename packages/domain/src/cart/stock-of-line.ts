/** A line and the stock of its sku. */
export interface StockedLine {
  readonly quantity: number;
  /** Units in stock; null when unknown. */
  readonly available: number | null;
  readonly isBackOrderable: boolean;
}

/** The quantity of one line from which the shop offers to discuss price and delivery. */
export const largeQuantity = 50;

/** Returns whether the shop invites a request for more units: the line takes all available stock, or is large. */
export function canRequestMore({ quantity, available, isBackOrderable }: StockedLine): boolean {
  const hasAll = !isBackOrderable && available !== null && available > 0 && quantity >= available;
  return hasAll || quantity >= largeQuantity;
}

/** Returns the units of a line that are in stock and those that ship later; undefined unless the line has both. */
export function splitByStock({
  quantity,
  available,
  isBackOrderable,
}: StockedLine): { readonly inStock: number; readonly later: number } | undefined {
  if (!isBackOrderable || available === null || available <= 0 || quantity <= available) return undefined;
  return { inStock: available, later: quantity - available };
}
