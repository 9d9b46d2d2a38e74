import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { counted } from '../../testing/counted.ts';
import { shows } from '../../testing/shows.ts';
import { type LineItem, topLines } from './line-item.ts';
import { mergeCarts, type MergeStep, planMerge } from './merge-carts.ts';
import { bundle, line } from './testing.ts';

function merges(
  customer: readonly LineItem[],
  guest: readonly LineItem[],
  lines: readonly LineItem[],
  steps: readonly MergeStep[],
): void {
  shows(mergeCarts<LineItem>, [customer, guest, counted('new-')], { lines, steps });
  expect(planMerge(customer, guest)).toEqual(steps);
}

const bath = {
  productType: 'tile',
  soldByBox: true,
  soldByUom: 'SF',
  totalNeeded: 92.95,
  totalArea: 84.5,
  overage: 10,
} as const;

describe('items in one cart only', () => {
  test('a guest line without a match is added under a new id', () => {
    merges(
      [line()],
      [line({ sku: 'K-2', quantity: 3 })],
      [line(), line({ id: 'new-1', sku: 'K-2', quantity: 3 })],
      [{ step: 'add', guestLineId: 'l-1', sku: 'K-2', quantity: 3 }],
    );
  });

  test('a guest bundle without a match is added as a whole, and its parts refer to the new parent', () => {
    const part = { isBundleChildItem: true, bundleParentId: 'new-1' };
    merges(
      [],
      bundle,
      [
        { id: 'new-1', sku: 'K-SET', quantity: 2 },
        { id: 'new-2', sku: 'K-BOWL', quantity: 2, ...part },
        { id: 'new-3', sku: 'K-BOLT', quantity: 4, ...part },
      ],
      [{ step: 'add', guestLineId: 'set', sku: 'K-SET', quantity: 2 }],
    );
  });

  test('tile planned for another room stays a separate line with its room info and amount', () => {
    const mine = line({ roomInfo: [bath], customQuantity: 84.5, overage: 10 });
    const theirs = line({ id: 'l-9', roomInfo: [{ ...bath, roomName: 'Spa' }], customQuantity: 20, overage: 10 });
    merges(
      [mine],
      [theirs],
      [mine, { ...theirs, id: 'new-1' }],
      [{ step: 'add', guestLineId: 'l-9', sku: 'K-1', quantity: 1 }],
    );
  });

  test('a part whose bundle is missing becomes a single line', () => {
    const orphan = line({ id: 'bowl', bundleParentId: 'gone', isBundleChildItem: true });
    merges([], [orphan], [line({ id: 'new-1' })], [{ step: 'add', guestLineId: 'bowl', sku: 'K-1', quantity: 1 }]);
  });
});

describe('items in both carts', () => {
  test('merging keeps the larger quantity together with its requested amount', () => {
    const mine = line({ quantity: 2, customQuantity: 20 });
    const theirs = line({ id: 'l-9', quantity: 5, customQuantity: 52.5 });
    merges(
      [mine],
      [theirs],
      [line({ quantity: 5, customQuantity: 52.5 })],
      [{ step: 'raise', guestLineId: 'l-9', lineId: 'l-1', sku: 'K-1', from: 2, to: 5 }],
    );
    merges(
      [theirs],
      [mine],
      [theirs],
      [{ step: 'keep', guestLineId: 'l-1', lineId: 'l-9', sku: 'K-1', from: 5, to: 5 }],
    );
  });

  test('only the raised line takes the requested amount, and keeps its own when the guest line has none', () => {
    const [mine, other] = [line({ quantity: 2, customQuantity: 20 }), line({ id: 'l-2', sku: 'K-2' })];
    const raised = { step: 'raise', guestLineId: 'l-9', lineId: 'l-1', sku: 'K-1', from: 2, to: 5 } as const;
    const theirs = line({ id: 'l-9', quantity: 5 });
    merges([mine, other], [theirs], [{ ...mine, quantity: 5 }, other], [raised]);
    const requested = { ...theirs, customQuantity: 52.5 };
    merges([mine, other], [requested], [{ ...mine, quantity: 5, customQuantity: 52.5 }, other], [raised]);
  });

  test('merging adds the quantities when the shop chooses the sum', () => {
    const mine = line({ quantity: 2, customQuantity: 20 });
    const theirs = line({ id: 'l-9', quantity: 5, customQuantity: 52.5 });
    shows(mergeCarts<LineItem>, [[mine], [theirs], counted('new-'), 'sum'], {
      lines: [line({ quantity: 7, customQuantity: 72.5 })],
      steps: [{ step: 'raise', guestLineId: 'l-9', lineId: 'l-1', sku: 'K-1', from: 2, to: 7 }],
    });
    shows(
      planMerge,
      [[line()], [theirs], 'sum'],
      [{ step: 'raise', guestLineId: 'l-9', lineId: 'l-1', sku: 'K-1', from: 1, to: 6 }],
    );
  });

  test('a bundle with the same parts in any order is raised with its parts', () => {
    const [set, bowl, bolt] = bundle as [LineItem, LineItem, LineItem];
    const larger = [set, bolt, bowl].map((one) => ({ ...one, quantity: one.quantity * 2 }));
    merges(
      bundle,
      larger,
      bundle.map((one) => ({ ...one, quantity: one.quantity * 2 })),
      [{ step: 'raise', guestLineId: 'set', lineId: 'set', sku: 'K-SET', from: 2, to: 4 }],
    );
  });

  test('a bundle with other parts or other ratios stays a separate bundle', () => {
    const fewer = bundle.slice(0, 2);
    shows(planMerge, [bundle, fewer], [{ step: 'add', guestLineId: 'set', sku: 'K-SET', quantity: 2 }]);
    const shares = bundle.map((one) => (one.sku === 'K-BOLT' ? { ...one, quantity: 6 } : one));
    shows(planMerge, [bundle, shares], [{ step: 'add', guestLineId: 'set', sku: 'K-SET', quantity: 2 }]);
    shows(
      planMerge,
      [bundle, [line({ id: 'set', sku: 'K-SET' })]],
      [{ step: 'add', guestLineId: 'set', sku: 'K-SET', quantity: 1 }],
    );
  });
});

describe('random carts', () => {
  const fields = fc.record(
    {
      roomInfo: fc.constantFrom([bath], [{ ...bath, roomName: 'Spa' }]),
      customQuantity: fc.integer({ min: 1, max: 90 }),
    },
    { requiredKeys: [] },
  );
  const sku = fc.constantFrom('A', 'B', 'C');
  const unit = fc.record({
    sku,
    quantity: fc.integer({ min: 1, max: 9 }),
    fields,
    parts: fc.uniqueArray(sku, { maxLength: 2 }),
  });
  const cart = (prefix: string) =>
    fc.array(unit, { maxLength: 5 }).map((units) =>
      units.flatMap(({ sku: own, quantity, fields: own2, parts }, at): LineItem[] => {
        const id = `${prefix}${at}`;
        const children = parts.map((part, index) => ({
          id: `${id}.${index}`,
          sku: part,
          quantity: quantity * (index + 1),
          bundleParentId: id,
          isBundleChildItem: true,
        }));
        return [{ id, sku: own, quantity, ...own2 }, ...children];
      }),
    );
  const units = (lines: readonly LineItem[], own: string) =>
    lines.filter((one) => one.sku === own).reduce((sum, one) => sum + one.quantity, 0);
  const rooms = (lines: readonly LineItem[]) =>
    new Set(lines.flatMap((one) => one.roomInfo ?? []).map((room) => JSON.stringify(room)));

  test('merging random carts loses no quantity, room or part, creates no duplicate id and keeps every part in its bundle', () => {
    fc.assert(
      fc.property(cart('c'), cart('g'), (customer, guest) => {
        const { lines } = mergeCarts(customer, guest, counted('new-'));
        for (const own of ['A', 'B', 'C']) {
          expect(units(lines, own)).toBeGreaterThanOrEqual(Math.max(units(customer, own), 0));
        }
        for (const one of topLines(guest)) {
          expect(lines.some((result) => result.sku === one.sku && result.quantity >= one.quantity)).toBe(true);
        }
        expect(rooms(lines)).toEqual(new Set([...rooms(customer), ...rooms(guest)]));
        const ids = lines.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { bundleParentId } of lines) if (bundleParentId !== undefined) expect(ids).toContain(bundleParentId);
      }),
    );
  });

  test('merging random carts by sum preserves every unit of both', () => {
    fc.assert(
      fc.property(cart('c'), cart('g'), (customer, guest) => {
        const { lines } = mergeCarts(customer, guest, counted('new-'), 'sum');
        for (const own of ['A', 'B', 'C']) expect(units(lines, own)).toBe(units(customer, own) + units(guest, own));
      }),
    );
  });

  test('merging the same guest cart twice changes nothing more, and merging an empty one changes nothing', () => {
    fc.assert(
      fc.property(cart('c'), cart('g'), (customer, guest) => {
        const once = mergeCarts(customer, guest, counted('new-')).lines;
        expect(mergeCarts(once, guest, counted('again-')).lines).toEqual(once);
        expect(mergeCarts(customer, [], counted('new-')).lines).toEqual(customer);
      }),
    );
  });
});
