import { bundleChildren } from './bundle.ts';
import { lineIdentity } from './line-identity.ts';
import type { LineItem } from './line-item.ts';
import { topLines } from './top-lines.ts';

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
