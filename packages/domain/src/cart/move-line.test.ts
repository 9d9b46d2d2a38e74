import { expect, test } from 'vitest';
import { counted } from '../../testing/counted.ts';
import { rejects, shows } from '../../testing/shows.ts';
import type { LineItem } from './line-item.ts';
import { moveLine } from './move-line.ts';
import { bundle, line } from './testing.ts';

test('a line that is saved for later is removed from the cart', () => {
  const [first, second] = [line(), line({ id: 'l-2', sku: 'K-2', quantity: 3 })];
  const lists = { from: [first, second], to: [] };
  const saved = { from: [first], to: [{ ...second, id: 'new-1' }] };
  shows(moveLine<LineItem>, [lists, 'l-2', counted('new-')], saved);
});

test('moving a bundle moves its parts', () => {
  const { from, to } = moveLine({ from: bundle, to: [] }, 'set', counted('new-')) ?? {};
  expect(from).toEqual([]);
  expect(to).toEqual(
    bundle.map((each, index) => ({
      ...each,
      id: `new-${index + 1}`,
      ...(each.isBundleChildItem && { bundleParentId: 'new-1' }),
    })),
  );
});

test('moving a line raises a matching line in the other list', () => {
  const saved = line({ quantity: 2 });
  const lists = { from: [saved], to: [line({ id: 'l-7', quantity: 5 })] };
  shows(moveLine<LineItem>, [lists, saved.id, counted('new-')], {
    from: [],
    to: [line({ id: 'l-7', quantity: 7 })],
  });
});

test('moving some units of a line leaves the rest', () => {
  const lists = { from: [line({ quantity: 5 })], to: [] };
  shows(moveLine<LineItem>, [lists, 'l-1', counted('new-'), { quantity: 2 }], {
    from: [line({ quantity: 3 })],
    to: [line({ id: 'new-1', quantity: 2 })],
  });
});

test('moving an unknown line returns undefined', () => {
  shows(moveLine<LineItem>, [{ from: [line()], to: [] }, 'l-9', counted('new-')], undefined);
});

test('moving a quantity that is not a whole number from 0 up throws an error, so that no units appear', () => {
  for (const quantity of [-1, 0.5, NaN])
    rejects(moveLine<LineItem>, [{ from: [line()], to: [] }, 'l-1', counted('new-'), { quantity }]);
});
