import { availableUnits, isStockChecked } from '../product/stock.ts';
import { bundleChildren } from './bundle.ts';

/** A line and the stock of its sku. */
export interface StockedLine {
  readonly quantity: number;
  /** Units in stock; null or undefined when unknown. */
  readonly available: number | null | undefined;
  readonly isBackOrderable: boolean;
}

/** A line among the lines of its cart. */
export interface StockedCartLine extends StockedLine {
  readonly id: string;
  readonly sku: string;
  /** Line id of the bundle that contains the line. */
  readonly bundleParentId?: string | undefined;
  readonly isService?: boolean | undefined;
}

/** The quantity of one line from which the shop offers to discuss price and delivery. */
export const largeQuantity = 50;

/** Returns whether the shop invites a request for more units: the line takes all available stock, or is large. */
export function canRequestMore({ quantity, available, isBackOrderable }: StockedLine): boolean {
  const units = unitsInStock(available);
  const hasAll = !isBackOrderable && units > 0 && quantity >= units;
  return hasAll || quantity >= largeQuantity;
}

/**
 * Returns the units in stock when a line cannot be ordered as it is, 0 when it is sold out; null when it can. The lines
 * of one sku share its stock, and a bundle is limited by its scarcest part.
 */
export function stockLimit<Line extends StockedCartLine>(line: Line, lines: readonly Line[]): number | null {
  const limits = [line, ...bundleChildren(lines, line.id)].flatMap((part) => {
    const same = lines.filter(({ sku }) => sku === part.sku);
    const wanted = same.reduce((sum, { quantity }) => sum + quantity, 0);
    const units = unitsInStock(part.available);
    return wanted <= units || !isStockChecked(part) ? [] : [Math.floor((units * line.quantity) / part.quantity)];
  });
  return limits.length === 0 ? null : Math.min(...limits);
}

/** Returns the units of a line that are in stock and those that ship later; undefined unless the line has both. */
export function splitByStock({
  quantity,
  available,
  isBackOrderable,
}: StockedLine): { readonly inStock: number; readonly later: number } | undefined {
  const inStock = unitsInStock(available);
  if (!isBackOrderable || inStock === 0 || quantity <= inStock) return undefined;
  return { inStock, later: quantity - inStock };
}

/** Returns the whole units of a stock; Infinity when it is unknown, because an unknown stock limits nothing. */
const unitsInStock = (available: StockedLine['available']): number =>
  available === null || available === undefined ? Infinity : availableUnits(available);
