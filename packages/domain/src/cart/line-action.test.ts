import fc from 'fast-check';
import { expect, test } from 'vitest';
import { counted } from '../../testing/counted.ts';
import { shows } from '../../testing/shows.ts';
import { applyLineAction, type LineAction, type LineProblem } from './line-action.ts';
import type { LineItem } from './line-item.ts';
import { bundle, line } from './testing.ts';

/** Asserts the lines after an action. */
function expectLines(lines: readonly LineItem[], action: LineAction, expected: readonly LineItem[]): void {
  shows(applyLineAction<LineItem>, [lines, action, counted('new-')], { ok: true, lines: expected });
}

function expectProblem(lines: readonly LineItem[], action: LineAction, problem: LineProblem): void {
  shows(applyLineAction<LineItem>, [lines, action, counted('new-')], { ok: false, problem });
}

function quantitiesAfter(action: LineAction): number[] {
  const result = applyLineAction(bundle, action, counted('new-'));
  return result.ok ? result.lines.map(({ quantity }) => quantity) : [];
}

test('adding a sku appends a line, or raises the matching line', () => {
  expectLines([], { action: 'addLineItem', sku: 'K-1', quantity: 2 }, [line({ id: 'new-1', quantity: 2 })]);
  const more: LineAction = { action: 'addLineItem', sku: 'K-1', quantity: 2 };
  expectLines([line({ quantity: 3 })], more, [line({ quantity: 5 })]);
  const tile: LineAction = { action: 'addLineItem', sku: 'K-1', quantity: 2, fields: { customQuantity: 20.5 } };
  expectLines([line({ customQuantity: 10 })], tile, [line({ quantity: 3, customQuantity: 30.5 })]);
});

test('adding a different sku appends a line', () => {
  const other: LineAction = { action: 'addLineItem', sku: 'K-2', quantity: 1 };
  expectLines([line({ quantity: 3 })], other, [line({ quantity: 3 }), line({ id: 'new-1', sku: 'K-2' })]);
});

test('a line or bundle is added at its position, where parts of bundles do not count', () => {
  const [first, last] = [line({ id: 'first', sku: 'K-3' }), line({ id: 'last', sku: 'K-4' })];
  const cart = [first, ...bundle, last];
  const add: LineAction = { action: 'addLineItem', sku: 'K-1', quantity: 1 };
  const added = line({ id: 'new-1' });
  expectLines(cart, { ...add, position: 0 }, [added, ...cart]);
  expectLines(cart, { ...add, position: 2 }, [first, ...bundle, added, last]);
  expectLines(cart, { ...add, position: 9 }, [...cart, added]);
  const set: LineAction = {
    action: 'addbundle',
    sku: 'K-5',
    quantity: 1,
    position: 1,
    bundleItems: [{ sku: 'K-6', quantity: 1 }],
  };
  const part = { id: 'new-2', sku: 'K-6', quantity: 1, isBundleChildItem: true, bundleParentId: 'new-1' };
  expectLines([first, last], set, [first, { id: 'new-1', sku: 'K-5', quantity: 1 }, part, last]);
});

test('adding a single sku does not change bundles or their parts', () => {
  for (const sku of ['K-SET', 'K-BOWL']) {
    expectLines(bundle, { action: 'addLineItem', sku, quantity: 1 }, [...bundle, { id: 'new-1', sku, quantity: 1 }]);
  }
});

test('adding a bundle adds its parts, each with the parent quantity times the units per bundle', () => {
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
  expectLines([], add, [
    { id: 'new-1', sku: 'K-SET', quantity: 2 },
    { id: 'new-2', sku: 'K-BOWL', quantity: 2, ...part },
    { id: 'new-3', sku: 'K-BOLT', quantity: 4, ...part, isBackOrderable: true },
  ]);
});

test('adding a bundle that is already in the cart raises it with its parts; a bundle with other parts gets a new line', () => {
  const bundleItems = [
    { sku: 'K-BOLT', quantity: 2 },
    { sku: 'K-BOWL', quantity: 1 },
  ];
  const add = { action: 'addbundle', sku: 'K-SET', quantity: 1, bundleItems } as const;
  expectLines(
    bundle,
    add,
    bundle.map((one) => ({ ...one, quantity: (one.quantity / 2) * 3 })),
  );
  const part = { isBundleChildItem: true, bundleParentId: 'new-1' };
  const other = [
    { id: 'new-1', sku: 'K-SET', quantity: 1 },
    { id: 'new-2', sku: 'K-BOWL', quantity: 1, ...part },
  ];
  expectLines(bundle, { ...add, bundleItems: bundleItems.slice(1) }, [...bundle, ...other]);
  expectLines(bundle, { ...add, bundleItems: [] }, [...bundle, ...other.slice(0, 1)]);
});

test('a part can be added to a bundle but not to a part', () => {
  const add: LineAction = { action: 'addBundleItem', bundleParentId: 'set', sku: 'K-LID', quantity: 2 };
  const lid = { id: 'new-1', sku: 'K-LID', quantity: 2, isBundleChildItem: true, bundleParentId: 'set' };
  expectLines(bundle, add, [...bundle, lid]);
  expectProblem(bundle, { ...add, bundleParentId: 'bowl' }, 'notABundle');
});

test('removing or emptying a bundle removes its parts, while a part is removed alone', () => {
  for (const action of ['removeLineItem', 'removebundle'] as const) {
    expectLines(bundle, { action, lineItemId: 'set' }, []);
  }
  for (const action of ['changeLineItemQuantity', 'changeBundleItemQuantity'] as const) {
    expectLines(bundle, { action, lineItemId: 'set', quantity: 0 }, []);
  }
  expectLines(
    bundle,
    { action: 'removeBundleItem', lineItemId: 'bowl' },
    bundle.filter(({ id }) => id !== 'bowl'),
  );
});

test('removing units lowers the line, and removing the last one removes the line', () => {
  const lines = [line({ quantity: 3 })];
  expectLines(lines, { action: 'removeLineItem', lineItemId: 'l-1', quantity: 1 }, [line({ quantity: 2 })]);
  expectLines(lines, { action: 'removeLineItem', lineItemId: 'l-1', quantity: 3 }, []);
  expectLines(lines, { action: 'removeLineItem', lineItemId: 'l-1', quantity: 9 }, []);
});

test('changing the quantity of a bundle scales its parts, while a part changes alone', () => {
  const action = 'changeBundleItemQuantity';
  expect(quantitiesAfter({ action, lineItemId: 'set', quantity: 3 })).toEqual([3, 3, 6]);
  expect(quantitiesAfter({ action, lineItemId: 'bolt', quantity: 5 })).toEqual([2, 2, 5]);
});

test('an unknown line and an invalid quantity are reported as problems and change nothing', () => {
  const gone = 'lineMissing';
  expectProblem(bundle, { action: 'removebundle', lineItemId: 'x' }, gone);
  expectProblem(bundle, { action: 'removeLineItem', lineItemId: 'x' }, gone);
  expectProblem(bundle, { action: 'changeLineItemQuantity', lineItemId: 'x', quantity: 1 }, gone);
  expectProblem([], { action: 'addBundleItem', bundleParentId: 'x', sku: 'K', quantity: 1 }, gone);
  const broken = 'quantity';
  for (const quantity of [0, -1, 1.5, NaN, 2 ** 53]) {
    expectProblem([], { action: 'addLineItem', sku: 'K', quantity }, broken);
  }
  for (const quantity of [-1, 0.5, Infinity]) {
    const change = { action: 'changeLineItemQuantity', lineItemId: 'set', quantity } as const;
    expectProblem(bundle, change, broken);
  }
  const bundleItems = [{ sku: 'K-BOWL', quantity: 0 }];
  expectProblem([], { action: 'addbundle', sku: 'K', quantity: 1, bundleItems }, broken);
});

test('random actions never leave a part without its bundle, a line without units or a duplicate id', () => {
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
