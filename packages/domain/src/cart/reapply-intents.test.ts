import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import type { LineItem } from './line-item.ts';
import { type CartIntent, reapplyIntents } from './reapply-intents.ts';
import { bundle, line } from './testing.ts';

const add: CartIntent = { intent: 'add', sku: 'K-1', quantity: 2 };
const set = (quantity: number, lineId = 'l-1'): CartIntent => ({ intent: 'setQuantity', lineId, quantity });
const remove = (lineId = 'l-1'): CartIntent => ({ intent: 'remove', lineId });
const change = (lineItemId: string, quantity: number) =>
  ({ action: 'changeBundleItemQuantity', lineItemId, quantity }) as const;

describe('adding', () => {
  test('adds to whatever the cart has become', () => {
    const actions = [{ action: 'addLineItem', sku: 'K-1', quantity: 2 }] as const;
    shows(reapplyIntents, [[add], [], [line({ quantity: 7 })]], { actions, conflicts: [] });
    shows(reapplyIntents, [[add], [line()], []], { actions, conflicts: [] });
  });

  test('keeps the fields of a line and the parts of a bundle', () => {
    const fields = { customQuantity: 12 };
    const bundleItems = [{ sku: 'K-BOWL', quantity: 1 }];
    shows(
      reapplyIntents,
      [
        [
          { ...add, fields },
          { intent: 'addBundle', sku: 'K-SET', quantity: 1, bundleItems, fields },
        ],
        [],
        [],
      ],
      {
        actions: [
          { action: 'addLineItem', sku: 'K-1', quantity: 2, fields },
          { action: 'addbundle', sku: 'K-SET', quantity: 1, fields, bundleItems },
        ],
        conflicts: [],
      },
    );
  });
});

describe('setting a quantity', () => {
  test('is carried out while the line is as the shopper saw it', () => {
    shows(reapplyIntents, [[set(5)], [line()], [line(), line({ id: 'new' })]], {
      actions: [{ action: 'changeLineItemQuantity', lineItemId: 'l-1', quantity: 5 }],
      conflicts: [],
    });
  });

  test('is a conflict when the line has changed or is gone', () => {
    shows(reapplyIntents, [[set(5)], [line()], [line({ quantity: 3 })]], {
      actions: [],
      conflicts: [{ intent: set(5), reason: 'lineChanged', quantity: 3 }],
    });
    shows(reapplyIntents, [[set(5)], [line()], []], {
      actions: [],
      conflicts: [{ intent: set(5), reason: 'lineGone', quantity: 0 }],
    });
  });

  test('has nothing left to do when the line has that quantity by now', () => {
    shows(reapplyIntents, [[set(5)], [line()], [line({ quantity: 5 })]], { actions: [], conflicts: [] });
    shows(reapplyIntents, [[set(0)], [line()], []], { actions: [], conflicts: [] });
  });

  test('of a bundle or one of its parts needs the whole bundle as seen', () => {
    const changed = bundle.map((one) => (one.id === 'bolt' ? { ...one, quantity: 5 } : one));
    shows(reapplyIntents, [[set(3, 'set')], bundle, [...bundle].reverse()], {
      actions: [change('set', 3)],
      conflicts: [],
    });
    shows(reapplyIntents, [[set(3, 'bowl')], bundle, bundle], { actions: [change('bowl', 3)], conflicts: [] });
    for (const lineId of ['set', 'bowl']) {
      shows(reapplyIntents, [[set(3, lineId)], bundle, changed], {
        actions: [],
        conflicts: [{ intent: set(3, lineId), reason: 'lineChanged', quantity: 2 }],
      });
    }
  });
});

describe('removing', () => {
  test('removes whatever is left of the line, the bundle or the part', () => {
    const actionFor = (lineItemId: string) =>
      reapplyIntents([remove(lineItemId)], [], [line({ quantity: 9 }), ...bundle]).actions;
    expect(actionFor('l-1')).toEqual([{ action: 'removeLineItem', lineItemId: 'l-1' }]);
    expect(actionFor('set')).toEqual([{ action: 'removebundle', lineItemId: 'set' }]);
    expect(actionFor('bowl')).toEqual([{ action: 'removeBundleItem', lineItemId: 'bowl' }]);
  });

  test('has nothing left to do when the line is gone', () => {
    shows(reapplyIntents, [[remove()], [line()], []], { actions: [], conflicts: [] });
  });
});

test('one conflict does not hold up the other intents', () => {
  shows(reapplyIntents, [[set(5), add], [line()], []], {
    actions: [{ action: 'addLineItem', sku: 'K-1', quantity: 2 }],
    conflicts: [{ intent: set(5), reason: 'lineGone', quantity: 0 }],
  });
});

test('on an unchanged cart every intent is one action, without conflict', () => {
  const intents = fc.constantFrom(add, set(4), set(0), set(6, 'set'), set(1, 'bolt'), remove(), remove('set'));
  fc.assert(
    fc.property(fc.array(intents), (list) => {
      const cart: readonly LineItem[] = [line(), ...bundle];
      const { actions, conflicts } = reapplyIntents(list, cart, cart);
      expect(conflicts).toEqual([]);
      expect(actions.map((action) => ('quantity' in action ? action.quantity : 0))).toEqual(
        list.map((intent) => ('quantity' in intent ? intent.quantity : 0)),
      );
    }),
  );
});

test('whatever the cart has become, each intent is an action, a conflict or done', () => {
  const lines = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('l-1', 'set', 'bolt'),
      sku: fc.constant('K-1'),
      quantity: fc.integer({ min: 1, max: 4 }),
    }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(
      lines,
      lines,
      fc.constantFrom(set(4), set(0), set(2, 'set'), remove('bolt')),
      (seen, current, intent) => {
        const { actions, conflicts } = reapplyIntents([intent], seen, current);
        const lineId = 'lineId' in intent ? intent.lineId : '';
        const wanted = 'quantity' in intent ? intent.quantity : 0;
        const isDone = (current.find(({ id }) => id === lineId)?.quantity ?? 0) === wanted;
        expect(actions.length + conflicts.length).toBe(isDone ? 0 : 1);
      },
    ),
  );
});
