import { bundleChildren, changeBundleQuantity, removeBundle } from './bundle.ts';
import { lineIdentity, type LineItem, type LineItemChoices } from './line-item.ts';

/** A part to add to a bundle. */
export interface BundleItem {
  readonly sku: string;
  /** Units in one bundle. */
  readonly quantity: number;
  readonly fields?: LineItemChoices | undefined;
}

/** A change to a cart's lines, with the action spelt as on the wire. @see docs/domain.md cart changes */
export type LineAction =
  | {
      readonly action: 'addLineItem';
      readonly sku: string;
      readonly quantity: number;
      /** The place of a new line among the lines and bundles, from 0; the last one by default. */
      readonly position?: number | undefined;
      readonly fields?: LineItemChoices | undefined;
    }
  | {
      readonly action: 'addbundle';
      readonly sku: string;
      readonly quantity: number;
      readonly position?: number | undefined;
      readonly bundleItems: readonly BundleItem[];
      readonly fields?: LineItemChoices | undefined;
    }
  | {
      readonly action: 'addBundleItem';
      readonly bundleParentId: string;
      readonly sku: string;
      /** Total units in the cart, not units per bundle. */
      readonly quantity: number;
      readonly fields?: LineItemChoices | undefined;
    }
  | { readonly action: 'removeLineItem'; readonly lineItemId: string; readonly quantity?: number | undefined }
  | { readonly action: 'removebundle' | 'removeBundleItem'; readonly lineItemId: string }
  | {
      readonly action: 'changeLineItemQuantity' | 'changeBundleItemQuantity';
      readonly lineItemId: string;
      /** Absolute; 0 removes. */
      readonly quantity: number;
    };

export type LineProblem = 'lineMissing' | 'notABundle' | 'quantity';

/** The lines after a change, or the reason why the change is invalid; an invalid change has no effect. */
export type LineResult<Line extends LineItem> =
  { readonly ok: true; readonly lines: readonly Line[] } | { readonly ok: false; readonly problem: LineProblem };

type Draft = Omit<LineItem, 'id'>;
type Create<Line> = (draft: Draft) => Line;

/**
 * Returns the lines of a cart after one change. Bundles change as a whole: changing or removing a parent applies to its
 * parts, a part changes alone. Adding a line or bundle that matches an existing one in everything but quantity
 * increases that one. The caller recalculates prices.
 *
 * @param create creates a line from a draft, adding its id, name and price
 * @see docs/domain.md cart changes
 */
export function applyLineAction<Line extends LineItem>(
  lines: readonly Line[],
  action: LineAction,
  create: Create<Line>,
): LineResult<Line> {
  if (!hasQuantities(action)) return { ok: false, problem: 'quantity' };
  if (action.action === 'addLineItem' || action.action === 'addbundle')
    return done(raiseOrAppend(lines, action, create));
  const id = action.action === 'addBundleItem' ? action.bundleParentId : action.lineItemId;
  const line = lines.find((candidate) => candidate.id === id);
  if (!line) return { ok: false, problem: 'lineMissing' };
  switch (action.action) {
    case 'addBundleItem':
      if (line.bundleParentId !== undefined) return { ok: false, problem: 'notABundle' };
      return done([...lines, create(partOf(id, action, action.quantity))]);
    case 'removeLineItem':
      return done(changeBundleQuantity(lines, id, line.quantity - (action.quantity ?? line.quantity)));
    case 'removebundle':
    case 'removeBundleItem':
      return done(removeBundle(lines, id));
    default:
      return done(changeBundleQuantity(lines, id, action.quantity));
  }
}

function done<Line extends LineItem>(lines: readonly Line[]): LineResult<Line> {
  return { ok: true, lines };
}

function hasQuantities(action: LineAction): boolean {
  const units = 'quantity' in action ? (action.quantity ?? 1) : 1;
  const perBundle = action.action === 'addbundle' ? action.bundleItems.map(({ quantity }) => quantity) : [];
  const least = action.action.startsWith('change') ? 0 : 1;
  return (
    Number.isSafeInteger(units) && units >= least && perBundle.every((each) => Number.isSafeInteger(each) && each >= 1)
  );
}

function partOf(bundleParentId: string, { sku, fields }: BundleItem, quantity: number): Draft {
  return { ...fields, sku, quantity, isBundleChildItem: true, bundleParentId };
}

/** An item to add, with its parts if it is a bundle. */
interface Addition extends BundleItem {
  readonly bundleItems?: readonly BundleItem[];
  readonly position?: number | undefined;
}

function raiseOrAppend<Line extends LineItem>(lines: readonly Line[], added: Addition, create: Create<Line>): Line[] {
  const { sku, quantity, fields, bundleItems = [], position } = added;
  const wanted = unitsOf([{ ...added, quantity: 1 }, ...bundleItems], 1);
  const same = lines.find(
    (line) =>
      line.bundleParentId === undefined && unitsOf([line, ...bundleChildren(lines, line.id)], line.quantity) === wanted,
  );
  if (!same) {
    const line = create({ ...fields, sku, quantity });
    const parts = bundleItems.map((item) => create(partOf(line.id, item, item.quantity * quantity)));
    return lines.toSpliced(indexAt(lines, position), 0, line, ...parts);
  }
  const customQuantity = (same.customQuantity ?? 0) + (fields?.customQuantity ?? 0);
  return changeBundleQuantity(lines, same.id, same.quantity + quantity).map((line) =>
    line.id === same.id && customQuantity > 0 ? { ...line, customQuantity } : line,
  );
}

/** Returns the index of the line or bundle at a position; parts of bundles do not count. */
function indexAt(lines: readonly LineItem[], position = Infinity): number {
  const next = lines.filter(({ bundleParentId }) => bundleParentId === undefined)[position];
  return next ? lines.indexOf(next) : lines.length;
}

/**
 * Returns a key that two additions share when they can be merged: their components and the units of each per bundle.
 */
const unitsOf = (parts: readonly BundleItem[], sets: number): string =>
  parts
    .map((part) => `${lineIdentity({ ...part.fields, ...part })}${part.quantity / sets}`)
    .sort()
    .join();
