import { bundleChildren, changeBundleQuantity } from './bundle.ts';
import { lineIdentity, type LineItem, topLines } from './line-item.ts';

/** Whether a sku in both carts keeps the larger of the two quantities (as the commerce platform does) or their sum. */
export type MergeQuantities = 'larger' | 'sum';

/** What a merge does with one line, or one bundle with its parts, of the guest cart. */
export type MergeStep =
  | { readonly step: 'add'; readonly guestLineId: string; readonly sku: string; readonly quantity: number }
  | {
      /** `keep` when the customer's quantity stays, `raise` when it grows. */
      readonly step: 'keep' | 'raise';
      readonly guestLineId: string;
      readonly lineId: string;
      readonly sku: string;
      readonly from: number;
      readonly to: number;
    };

/**
 * What merging the guest's cart into the customer's would do, step by step in the order of the guest's cart, without doing it.
 * Only lines that agree in everything but their quantity become one; a bundle only with a bundle of the same parts; each
 * line meets one at most.
 *
 * @see docs/domain.md merge
 */
export function planMerge(
  customer: readonly LineItem[],
  guest: readonly LineItem[],
  quantities: MergeQuantities = 'larger',
): MergeStep[] {
  const unmatched = topLines(customer).map((line) => ({ line, identity: unitIdentity(customer, line) }));
  return topLines(guest).map((line) => {
    const { id: guestLineId, sku, quantity } = line;
    const identity = unitIdentity(guest, line);
    const at = unmatched.findIndex((other) => other.identity === identity);
    const match = at < 0 ? undefined : unmatched.splice(at, 1)[0]?.line;
    if (!match) return { step: 'add', guestLineId, sku, quantity };
    const from = match.quantity;
    const to = quantities === 'sum' ? from + quantity : Math.max(from, quantity);
    return { step: to > from ? 'raise' : 'keep', guestLineId, lineId: match.id, sku, from, to };
  });
}

/** A text that two lines share when they may become one, their parts and the parts' share of one bundle included. */
function unitIdentity(lines: readonly LineItem[], line: LineItem): string {
  const parts = bundleChildren(lines, line.id).map((child) => [lineIdentity(child), child.quantity / line.quantity]);
  return JSON.stringify([lineIdentity(line), parts.map(String).sort()]);
}

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
