import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { shippingMessage, splitByShipping } from './split-by-shipping.ts';

const line = (id: string, sku = `K-${id}`) => ({ id, sku });
const [a, b, c] = [line('a'), line('b'), line('c')] as const;

test('DOM-042 lines without shipping go to the no-shipping list, the others to the shipping list', () => {
  shows(splitByShipping<typeof a>, [[a, b, c], { shippingItems: ['a', 'c'], noShippingItems: ['b'] }], {
    shipping: [a, c],
    noShipping: [b],
  });
  shows(splitByShipping<typeof a>, [[a, b], { noShippingItems: ['b'] }], { shipping: [a], noShipping: [b] });
  shows(splitByShipping<typeof a>, [[a, b], { shippingItems: ['b'] }], { shipping: [b], noShipping: [a] });
});

test('DOM-042 without lists, a line ships if a shipment contains it and its sku is available', () => {
  const assignments = { shipments: [{ lineItemIds: ['a'] }, { lineItemIds: ['b'] }], unavailableSkus: ['K-b'] };
  shows(splitByShipping<typeof a>, [[a, b, c], assignments], { shipping: [a], noShipping: [b, c] });
});

test('lists take precedence over shipments, and an unavailable sku over both', () => {
  const shipments = [{ lineItemIds: ['c'] }];
  shows(splitByShipping<typeof a>, [[a, b], { noShippingItems: ['b'], shipments }], { shipping: [a], noShipping: [b] });
  shows(splitByShipping<typeof a>, [[a], { shippingItems: ['a'], unavailableSkus: ['K-a'] }], {
    shipping: [],
    noShipping: [a],
  });
});

test('an empty shipment assignment ships every line', () => {
  shows(splitByShipping<typeof a>, [[a, b], {}], { shipping: [a, b], noShipping: [] });
});

test('every line is in exactly one list, in cart order', () => {
  const ids = fc.constantFrom('a', 'b', 'c', 'd');
  const some = fc.array(ids);
  const assignments = fc.record(
    {
      shippingItems: some,
      noShippingItems: some,
      shipments: fc.array(some.map((lineItemIds) => ({ lineItemIds }))),
      unavailableSkus: some.map((list) => list.map((id) => `K-${id}`)),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.uniqueArray(ids), assignments, (list, assignment) => {
      const lines = list.map((id) => line(id));
      const { shipping, noShipping } = splitByShipping(lines, assignment);
      expect(lines.filter((one) => shipping.includes(one))).toEqual(shipping);
      expect(lines.filter((one) => noShipping.includes(one))).toEqual(noShipping);
      expect(shipping.length + noShipping.length).toBe(lines.length);
    }),
  );
});

const none = { shipping: [], noShipping: [] };
const some = { shipping: ['a'], noShipping: ['b'] };
const nothing = { shipping: [], noShipping: ['b'] };

test('a cart in which no item ships has the message noItemsToShip', () => {
  shows(shippingMessage, [{ split: nothing }], 'noItemsToShip');
  shows(shippingMessage, [{ split: some }], undefined);
  shows(shippingMessage, [{ split: none }], undefined);
});

test('a failed or undeliverable address takes precedence over other shipping messages', () => {
  shows(shippingMessage, [{ split: nothing, isNonDeliverableAddress: true }], 'cannotShip');
  shows(
    shippingMessage,
    [{ split: some, isNonDeliverableAddress: true, isAddressFailed: true }],
    'shippingAddressFailed',
  );
});
