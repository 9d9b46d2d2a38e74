import { bundleChildren, changeBundleQuantity } from './bundle.ts';
import type { LineItem } from './line-item.ts';
import { planMerge, type MergeQuantities, type MergeStep } from './plan-merge.ts';

/** The lines of two carts as one, and what became of each line. */
export interface MergedCart<Line extends LineItem> {
  readonly lines: readonly Line[];
  /** What was done, as `planMerge` says it beforehand. */
  readonly steps: readonly MergeStep[];
}

/**
 * The customer's lines with the guest's: nothing is lost, neither a quantity nor a bundle's part, room info or amount asked for.
 * Lines from the guest get new ids and their parts follow. Prices are for the caller to work out again.
 *
 * @param newId makes an id that no line has
 * @see platform spec §4
 */
export function mergeCarts<Line extends LineItem>(
  customer: readonly Line[],
  guest: readonly Line[],
  newId: () => string,
  quantities: MergeQuantities = 'larger',
): MergedCart<Line> {
  const steps = planMerge(customer, guest, quantities);
  let lines = [...customer];
  for (const step of steps) {
    const line = guest.find(({ id }) => id === step.guestLineId);
    if (!line) continue;
    if (step.step === 'add') lines.push(...renamed(line, bundleChildren(guest, line.id), newId));
    if (step.step === 'raise') lines = raise(lines, step.lineId, step.to, line, quantities);
  }
  return { lines, steps };
}

function renamed<Line extends LineItem>(line: Line, parts: readonly Line[], newId: () => string): Line[] {
  const { bundleParentId: _, isBundleChildItem: __, ...single } = line;
  const parent = { ...single, id: newId() } as Line;
  return [parent, ...parts.map((part) => ({ ...part, id: newId(), bundleParentId: parent.id }))];
}

function raise<Line extends LineItem>(
  lines: readonly Line[],
  lineId: string,
  quantity: number,
  guest: Line,
  quantities: MergeQuantities,
): Line[] {
  return changeBundleQuantity(lines, lineId, quantity).map((line) => {
    if (line.id !== lineId || guest.customQuantity === undefined) return line;
    const asked = quantities === 'sum' ? (line.customQuantity ?? 0) + guest.customQuantity : guest.customQuantity;
    return { ...line, customQuantity: asked };
  });
}
