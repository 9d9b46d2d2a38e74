/** A line and the stock of its sku. */
export interface StockedLine {
  readonly quantity: number;
  /** Units at hand; null when that is not known. */
  readonly available: number | null;
  readonly isBackOrderable: boolean;
}

/** From so many units of one line on, a shop would rather talk about price and delivery first. */
export const largeQuantity = 50;

/** Whether a shop offers to talk about more: the line has all that can be had, or is large. */
export function isMoreByRequest({ quantity, available, isBackOrderable }: StockedLine): boolean {
  const hasAll = !isBackOrderable && available !== null && available > 0 && quantity >= available;
  return hasAll || quantity >= largeQuantity;
}

/** The units of a line that are at hand, and those that follow once there are more; undefined unless it has both. */
export function splitByStock({
  quantity,
  available,
  isBackOrderable,
}: StockedLine): { readonly inStock: number; readonly later: number } | undefined {
  if (!isBackOrderable || available === null || available <= 0 || quantity <= available) return undefined;
  return { inStock: available, later: quantity - available };
}
