import { bundleChildren, changeBundleQuantity } from '@basin/domain';
import { fieldsOf, type LineDraft } from './draft.ts';

/** What a tile line was planned for: lines of different plans stay apart. */
const planFields = ['roomInfo', 'customQuantity', 'overage'] as const;

/**
 * The lines of a customer's cart with those of a guest's brought in: where both have the same item or bundle the
 * larger quantity stays, everything else is added. Nothing is lost, and merging the same lines again changes nothing.
 *
 * @see wire reference §16
 */
export function mergeLines(own: readonly LineDraft[], guests: readonly LineDraft[]): LineDraft[] {
  const parents = guests.filter(({ bundleParentId }) => bundleParentId === undefined);
  return parents.reduce<LineDraft[]>((lines, parent) => mergeItem(lines, parent, guests), [...own]);
}

/** Brings in one line of the guest's with the parts that hang on it. */
function mergeItem(lines: readonly LineDraft[], item: LineDraft, guests: readonly LineDraft[]): LineDraft[] {
  const parts = bundleChildren(guests, item.id);
  const same = lines.find((line) => isSameItem(line, lines, item, parts));
  if (!same) return [...lines, item, ...parts];
  return changeBundleQuantity(lines, same.id, Math.max(same.quantity, item.quantity));
}

function isSameItem(
  line: LineDraft,
  lines: readonly LineDraft[],
  item: LineDraft,
  parts: readonly LineDraft[],
): boolean {
  if (line.sku !== item.sku || line.bundleParentId !== undefined) return false;
  return planOf(line) === planOf(item) && skusOf(bundleChildren(lines, line.id)) === skusOf(parts);
}

const planOf = (line: LineDraft): string => JSON.stringify(planFields.map((name) => fieldsOf(line)[name] ?? null));

const skusOf = (lines: readonly LineDraft[]): string =>
  lines
    .map(({ sku }) => sku)
    .sort()
    .join(' ');
