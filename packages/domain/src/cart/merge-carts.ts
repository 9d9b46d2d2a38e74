import { bundleChildren, changeBundleQuantity } from './bundle.ts';
import { lineIdentity, type LineItem, topLines } from './line-item.ts';

/** The quantity of a sku that is in both carts: the larger of the two (as on the commerce platform) or their sum. */
export type MergeQuantities = 'larger' | 'sum';

/** The effect of a merge on one line, or one bundle with its parts, of the guest cart. */
export type MergeStep =
  | { readonly step: 'add'; readonly guestLineId: string; readonly sku: string; readonly quantity: number }
  | {
      /** `keep` when the customer's quantity stays the same, `raise` when it increases. */
      readonly step: 'keep' | 'raise';
      readonly guestLineId: string;
      readonly lineId: string;
      readonly sku: string;
      readonly from: number;
      readonly to: number;
    };

/**
 * Returns the steps of merging the guest's cart into the customer's, in the order of the guest's cart, without applying
 * them. Lines are merged only when they match in everything but quantity, bundles only when they have the same parts.
 * Each line is merged with at most one other.
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

/**
 * Returns a key that two lines share when they can be merged, including their parts and the units of each per bundle.
 */
function unitIdentity(lines: readonly LineItem[], line: LineItem): string {
  const parts = bundleChildren(lines, line.id).map((child) => [lineIdentity(child), child.quantity / line.quantity]);
  return JSON.stringify([lineIdentity(line), parts.map(String).sort()]);
}

/** The merged lines of two carts, and the step for each guest line. */
export interface MergedCart<Line extends LineItem> {
  readonly lines: readonly Line[];
  /** The applied steps, the same as those that `planMerge` returns. */
  readonly steps: readonly MergeStep[];
}

/**
 * Returns the customer's lines merged with the guest's. No quantity, bundle part, room info or requested amount is
 * lost. Lines from the guest get new ids, and their parts refer to those. The caller recalculates prices.
 *
 * @param newId returns an id that no line has
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
    const customQuantity =
      quantities === 'sum' ? (line.customQuantity ?? 0) + guest.customQuantity : guest.customQuantity;
    return { ...line, customQuantity };
  });
}
