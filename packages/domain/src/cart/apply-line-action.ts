import { changeBundleQuantity, removeBundle } from './bundle.ts';
import type { LineAction } from './line-action.ts';
import { lineIdentity } from './line-identity.ts';
import type { LineItem, LineItemFields } from './line-item.ts';

export const lineProblems = ['lineMissing', 'notABundle', 'quantity'] as const;
export type LineProblem = (typeof lineProblems)[number];

/** The lines after a change, or why it cannot be made; then nothing has changed. */
export type LineResult<Line extends LineItem> =
  { readonly ok: true; readonly lines: readonly Line[] } | { readonly ok: false; readonly problem: LineProblem };

type Draft = Omit<LineItem, 'id'>;
type Handlers<Line extends LineItem> = {
  readonly [Name in LineAction['action']]: (
    lines: readonly Line[],
    action: Extract<LineAction, { action: Name }>,
  ) => LineResult<Line>;
};

/**
 * The lines of a cart after one change. Bundles move whole: a removed or changed parent takes its parts along, a part goes alone.
 * Adding raises a line that is the same but for its quantity. Prices are for the caller to work out again.
 *
 * @param create makes a line of a draft: its id, name, price
 * @see wire reference §14
 */
export function applyLineAction<Line extends LineItem>(
  lines: readonly Line[],
  action: LineAction,
  create: (draft: Draft) => Line,
): LineResult<Line> {
  if (!isQuantity(action)) return { ok: false, problem: 'quantity' };
  const handlers = handlersWith(create);
  const handle = handlers[action.action] as (lines: readonly Line[], action: LineAction) => LineResult<Line>;
  return handle(lines, action);
}

function isQuantity(action: LineAction): boolean {
  const units = 'quantity' in action ? (action.quantity ?? 1) : 1;
  const perBundle = action.action === 'addbundle' ? action.bundleItems.map(({ quantity }) => quantity) : [];
  const least = action.action.startsWith('change') ? 0 : 1;
  return (
    Number.isSafeInteger(units) && units >= least && perBundle.every((each) => Number.isSafeInteger(each) && each >= 1)
  );
}

function handlersWith<Line extends LineItem>(create: (draft: Draft) => Line): Handlers<Line> {
  const child = (parentId: string, sku: string, quantity: number, fields: LineItemFields = {}) =>
    create({ ...fields, sku, quantity, isBundleChildItem: true, bundleParentId: parentId });
  return {
    addLineItem: (lines, { sku, quantity, fields = {} }) =>
      done(raiseOrAppend(lines, { ...fields, sku, quantity }, create)),
    addbundle(lines, { sku, quantity, bundleItems, fields = {} }) {
      const parent = create({ ...fields, sku, quantity });
      const parts = bundleItems.map((item) => child(parent.id, item.sku, item.quantity * quantity, item.fields));
      return done([...lines, parent, ...parts]);
    },
    addBundleItem: (lines, { bundleParentId, sku, quantity, fields }) =>
      withLine(lines, bundleParentId, (parent) =>
        parent.bundleParentId === undefined
          ? done([...lines, child(bundleParentId, sku, quantity, fields)])
          : { ok: false, problem: 'notABundle' },
      ),
    removeLineItem: (lines, { lineItemId, quantity }) =>
      withLine(lines, lineItemId, (line) =>
        done(changeBundleQuantity(lines, lineItemId, quantity === undefined ? 0 : line.quantity - quantity)),
      ),
    removebundle: remove,
    removeBundleItem: remove,
    changeLineItemQuantity: changeQuantity,
    changeBundleItemQuantity: changeQuantity,
  };
}

function remove<Line extends LineItem>(
  lines: readonly Line[],
  { lineItemId }: { readonly lineItemId: string },
): LineResult<Line> {
  return withLine(lines, lineItemId, () => done(removeBundle(lines, lineItemId)));
}

function changeQuantity<Line extends LineItem>(
  lines: readonly Line[],
  { lineItemId, quantity }: { readonly lineItemId: string; readonly quantity: number },
): LineResult<Line> {
  return withLine(lines, lineItemId, () => done(changeBundleQuantity(lines, lineItemId, quantity)));
}

function done<Line extends LineItem>(lines: readonly Line[]): LineResult<Line> {
  return { ok: true, lines };
}

function withLine<Line extends LineItem>(
  lines: readonly Line[],
  id: string,
  change: (line: Line) => LineResult<Line>,
): LineResult<Line> {
  const line = lines.find((candidate) => candidate.id === id);
  return line ? change(line) : { ok: false, problem: 'lineMissing' };
}

function raiseOrAppend<Line extends LineItem>(
  lines: readonly Line[],
  draft: Draft,
  create: (draft: Draft) => Line,
): Line[] {
  const identity = lineIdentity(draft);
  const parents = new Set(lines.map((line) => line.bundleParentId));
  const same = lines.find(
    (line) => line.bundleParentId === undefined && !parents.has(line.id) && lineIdentity(line) === identity,
  );
  if (!same) return [...lines, create(draft)];
  const customQuantity = (same.customQuantity ?? 0) + (draft.customQuantity ?? 0);
  const raised = {
    ...same,
    quantity: same.quantity + draft.quantity,
    ...(customQuantity > 0 ? { customQuantity } : {}),
  };
  return lines.map((line) => (line === same ? raised : line));
}
