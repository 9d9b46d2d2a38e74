import { describe, expect, expectTypeOf, test } from 'vitest';
import { answer, cart, clientOf } from './testing.ts';

describe('types', () => {
  const client = clientOf(() => answer(cart));

  test('the client mirrors the contract', () => {
    expectTypeOf(client.cart.active).returns.resolves.toHaveProperty('version').toEqualTypeOf<number>();
    expectTypeOf(client.cart.deleteActive).returns.resolves.toEqualTypeOf<undefined>();
    expectTypeOf(client.config.list).returns.resolves.toEqualTypeOf<{ text: string; value: string }[]>();
  });

  test('a call that lacks a part, or has a wrong one, does not compile', () => {
    const wrong = (): unknown[] => [
      // @ts-expect-error the id is missing
      client.cart.get(),
      // @ts-expect-error there is no such action
      client.cart.update({ body: { actions: [{ action: 'addBundle', sku: 'x' }] } }),
      // @ts-expect-error a quantity is a number
      client.cart.update({ body: { actions: [{ action: 'addLineItem', sku: 'x', quantity: '1' }] } }),
    ];
    expect(wrong).toBeTypeOf('function');
  });
});
