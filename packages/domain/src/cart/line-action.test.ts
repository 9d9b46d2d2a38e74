import fc from 'fast-check';
import { expect, test } from 'vitest';
import { counted } from '../../testing/counted.ts';
import { shows } from '../../testing/shows.ts';
import { applyLineAction, type LineAction, type LineProblem } from './line-action.ts';
import type { LineItem } from './line-item.ts';
import { bundle, line } from './testing.ts';

/** Asserts the lines after an action. */
function leads(lines: readonly LineItem[], action: LineAction, expected: readonly LineItem[]): void {
  shows(applyLineAction<LineItem>, [lines, action, counted('new-')], { ok: true, lines: expected });
}

function fails(lines: readonly LineItem[], action: LineAction, problem: LineProblem): void {
  shows(applyLineAction<LineItem>, [lines, action, counted('new-')], { ok: false, problem });
}

function quantitiesAfter(action: LineAction): number[] {
  const result = applyLineAction(bundle, action, counted('new-'));
  return result.ok ? result.lines.map(({ quantity }) => quantity) : [];
}

test('adding a sku appends a line, and raises the line that is the same', () => {
  leads([], { action: 'addLineItem', sku: 'K-1', quantity: 2 }, [line({ id: 'new-1', quantity: 2 })]);
  const more: LineAction = { action: 'addLineItem', sku: 'K-1', quantity: 2 };
  leads([line({ quantity: 3 })], more, [line({ quantity: 5 })]);
  const tile: LineAction = { action: 'addLineItem', sku: 'K-1', quantity: 2, fields: { customQuantity: 20.5 } };
  leads([line({ customQuantity: 10 })], tile, [line({ quantity: 3, customQuantity: 30.5 })]);
});

test('another sku is a line of its own', () => {
  const other: LineAction = { action: 'addLineItem', sku: 'K-2', quantity: 1 };
  leads([line({ quantity: 3 })], other, [line({ quantity: 3 }), line({ id: 'new-1', sku: 'K-2' })]);
});

test('a sku added by itself leaves bundles and their parts alone', () => {
  for (const sku of ['K-SET', 'K-BOWL']) {
    leads(bundle, { action: 'addLineItem', sku, quantity: 1 }, [...bundle, { id: 'new-1', sku, quantity: 1 }]);
  }
});

test('a bundle comes with its parts, parent quantity times units in one bundle', () => {
  const add: LineAction = {
    action: 'addbundle',
    sku: 'K-SET',
    quantity: 2,
    bundleItems: [
      { sku: 'K-BOWL', quantity: 1 },
      { sku: 'K-BOLT', quantity: 2, fields: { isBackOrderable: true } },
    ],
  };
  const part = { isBundleChildItem: true, bundleParentId: 'new-1' };
  leads([], add, [
    { id: 'new-1', sku: 'K-SET', quantity: 2 },
    { id: 'new-2', sku: 'K-BOWL', quantity: 2, ...part },
    { id: 'new-3', sku: 'K-BOLT', quantity: 4, ...part, isBackOrderable: true },
  ]);
});

test('a bundle that is in the cart already is raised with its parts; one with other parts is a line of its own', () => {
  const bundleItems = [
    { sku: 'K-BOLT', quantity: 2 },
    { sku: 'K-BOWL', quantity: 1 },
  ];
  const add = { action: 'addbundle', sku: 'K-SET', quantity: 1, bundleItems } as const;
  leads(
    bundle,
    add,
    bundle.map((one) => ({ ...one, quantity: (one.quantity / 2) * 3 })),
  );
  const part = { isBundleChildItem: true, bundleParentId: 'new-1' };
  const other = [
    { id: 'new-1', sku: 'K-SET', quantity: 1 },
    { id: 'new-2', sku: 'K-BOWL', quantity: 1, ...part },
  ];
  leads(bundle, { ...add, bundleItems: bundleItems.slice(1) }, [...bundle, ...other]);
  leads(bundle, { ...add, bundleItems: [] }, [...bundle, ...other.slice(0, 1)]);
});

test('a part is added to a bundle, not to a part', () => {
  const add: LineAction = { action: 'addBundleItem', bundleParentId: 'set', sku: 'K-LID', quantity: 2 };
  const lid = { id: 'new-1', sku: 'K-LID', quantity: 2, isBundleChildItem: true, bundleParentId: 'set' };
  leads(bundle, add, [...bundle, lid]);
  fails(bundle, { ...add, bundleParentId: 'bowl' }, 'notABundle');
});

test('a removed or emptied bundle takes its parts along, a removed part goes alone', () => {
  for (const action of ['removeLineItem', 'removebundle'] as const) {
    leads(bundle, { action, lineItemId: 'set' }, []);
  }
  for (const action of ['changeLineItemQuantity', 'changeBundleItemQuantity'] as const) {
    leads(bundle, { action, lineItemId: 'set', quantity: 0 }, []);
  }
  leads(
    bundle,
    { action: 'removeBundleItem', lineItemId: 'bowl' },
    bundle.filter(({ id }) => id !== 'bowl'),
  );
});

test('some units of a line are removed, and the last of them with the line', () => {
  const lines = [line({ quantity: 3 })];
  leads(lines, { action: 'removeLineItem', lineItemId: 'l-1', quantity: 1 }, [line({ quantity: 2 })]);
  leads(lines, { action: 'removeLineItem', lineItemId: 'l-1', quantity: 3 }, []);
  leads(lines, { action: 'removeLineItem', lineItemId: 'l-1', quantity: 9 }, []);
});

test('a bundle at another quantity scales its parts, a part changes alone', () => {
  const action = 'changeBundleItemQuantity';
  expect(quantitiesAfter({ action, lineItemId: 'set', quantity: 3 })).toEqual([3, 3, 6]);
  expect(quantitiesAfter({ action, lineItemId: 'bolt', quantity: 5 })).toEqual([2, 2, 5]);
});

test('an unknown line and a broken quantity are problems, and nothing changes', () => {
  const gone = 'lineMissing';
  fails(bundle, { action: 'removebundle', lineItemId: 'x' }, gone);
  fails(bundle, { action: 'removeLineItem', lineItemId: 'x' }, gone);
  fails(bundle, { action: 'changeLineItemQuantity', lineItemId: 'x', quantity: 1 }, gone);
  fails([], { action: 'addBundleItem', bundleParentId: 'x', sku: 'K', quantity: 1 }, gone);
  const broken = 'quantity';
  for (const quantity of [0, -1, 1.5, NaN, 2 ** 53]) {
    fails([], { action: 'addLineItem', sku: 'K', quantity }, broken);
  }
  for (const quantity of [-1, 0.5, Infinity]) {
    const change = { action: 'changeLineItemQuantity', lineItemId: 'set', quantity } as const;
    fails(bundle, change, broken);
  }
  const bundleItems = [{ sku: 'K-BOWL', quantity: 0 }];
  fails([], { action: 'addbundle', sku: 'K', quantity: 1, bundleItems }, broken);
});

test('whatever is done, no part is left without its bundle, no line without units, no id twice', () => {
  const id = fc.constantFrom('set', 'bowl', 'bolt', 'new-1', 'l-1');
  const quantity = fc.integer({ min: 0, max: 5 });
  const sku = fc.constantFrom('K-SET', 'K-BOWL', 'K-1');
  const actions: fc.Arbitrary<LineAction> = fc.oneof(
    fc.record({ action: fc.constant('addLineItem' as const), sku, quantity }),
    fc.record({ action: fc.constant('addBundleItem' as const), bundleParentId: id, sku, quantity }),
    fc.record({
      action: fc.constant('addbundle' as const),
      sku,
      quantity,
      bundleItems: fc.array(fc.record({ sku, quantity }), { maxLength: 2 }),
    }),
    fc.record({ action: fc.constantFrom('removeLineItem' as const, 'removebundle' as const), lineItemId: id }),
    fc.record({
      action: fc.constantFrom('changeLineItemQuantity' as const, 'changeBundleItemQuantity' as const),
      lineItemId: id,
      quantity,
    }),
  );
  fc.assert(
    fc.property(fc.array(actions, { maxLength: 12 }), (list) => {
      let count = 0;
      let lines: readonly LineItem[] = bundle;
      for (const action of list) {
        const result = applyLineAction(lines, action, (draft) => ({ id: `new-${++count}`, ...draft }));
        if (result.ok) lines = result.lines;
      }
      const ids = lines.map((one) => one.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const one of lines) {
        expect(one.quantity).toBeGreaterThan(0);
        if (one.bundleParentId !== undefined) expect(ids).toContain(one.bundleParentId);
      }
    }),
  );
});
