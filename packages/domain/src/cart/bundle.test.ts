import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rejects, shows } from '../../testing/shows.ts';
import { bundleChildren, changeBundleQuantity, removeBundle } from './bundle.ts';
import type { LineItem } from './line-item.ts';
import { bundle, line } from './testing.ts';

const other = line({ id: 'other' });
const quantities = (lines: readonly LineItem[]) => lines.map(({ quantity }) => quantity);

test('the parts of a bundle are the lines that refer to it', () => {
  shows(bundleChildren<LineItem>, [[...bundle, other], 'set'], bundle.slice(1));
  shows(bundleChildren<LineItem>, [[...bundle, other], 'other'], []);
});

test('changing the quantity of a bundle scales its parts in proportion', () => {
  expect(quantities(changeBundleQuantity([...bundle, other], 'set', 3))).toEqual([3, 3, 6, 1]);
  shows(
    changeBundleQuantity<LineItem>,
    [bundle, 'set', 1],
    [
      { id: 'set', sku: 'K-SET', quantity: 1 },
      { id: 'bowl', sku: 'K-BOWL', quantity: 1, isBundleChildItem: true, bundleParentId: 'set' },
      { id: 'bolt', sku: 'K-BOLT', quantity: 2, isBundleChildItem: true, bundleParentId: 'set' },
    ],
  );
});

test('a scaled part with an odd ratio is rounded up', () => {
  const lines = [line({ id: 'set', quantity: 2 }), line({ id: 'bolt', quantity: 3, bundleParentId: 'set' })];
  expect([1, 2, 3, 4].map((quantity) => changeBundleQuantity(lines, 'set', quantity)[1]?.quantity)).toEqual([
    2, 3, 5, 6,
  ]);
});

test('a bundle at quantity 0 is removed with its parts', () => {
  shows(changeBundleQuantity<LineItem>, [[...bundle, other], 'set', 0], [other]);
  shows(removeBundle<LineItem>, [[other, ...bundle], 'set'], [other]);
});

test('changing an unknown bundle has no effect', () => {
  shows(changeBundleQuantity<LineItem>, [[other], 'set', 4], [other]);
  const orphan = line({ bundleParentId: 'set' });
  shows(changeBundleQuantity<LineItem>, [[orphan], 'set', 4], [orphan]);
});

test('a bundle quantity that is not a whole number is rejected', () => {
  for (const quantity of [NaN, 1.5, Infinity]) rejects(changeBundleQuantity<LineItem>, [bundle, 'set', quantity]);
  rejects(changeBundleQuantity<LineItem> as never, [bundle, 'set', '2'], TypeError);
});

test('raising a bundle and lowering it again restores the original lines', () => {
  const count = fc.integer({ min: 1, max: 50 });
  fc.assert(
    fc.property(count, fc.array(count, { maxLength: 5 }), count, (parent, perBundle, factor) => {
      const lines = [
        line({ id: 'set', quantity: parent }),
        ...perBundle.map((each, index) => line({ id: `c-${index}`, quantity: each * parent, bundleParentId: 'set' })),
      ];
      const raised = changeBundleQuantity(lines, 'set', parent * factor);
      expect(quantities(raised)).toEqual(quantities(lines).map((quantity) => quantity * factor));
      expect(changeBundleQuantity(raised, 'set', parent)).toEqual(lines);
    }),
  );
});

test('the parts of a bundle with quantity 0 cannot be scaled', () => {
  const lines = [
    { id: 'set', sku: 'S', quantity: 0 },
    { id: 'part', sku: 'P', quantity: 2, isBundleChildItem: true, bundleParentId: 'set' },
  ];
  expect(() => changeBundleQuantity(lines, 'set', 2)).toThrow(RangeError);
});
