import { describe, expect, expectTypeOf, test } from 'vitest';
import { jsonResponse, cart, clientOf } from './testing.ts';

describe('the types of the client', () => {
  const client = clientOf(() => jsonResponse(cart));

  test('the client has the same areas and calls as the contract', () => {
    expectTypeOf(client.cart.active).returns.resolves.toHaveProperty('version').toEqualTypeOf<number>();
    expectTypeOf(client.cart.deleteActive).returns.resolves.toEqualTypeOf<undefined>();
    expectTypeOf(client.config.list).returns.resolves.toEqualTypeOf<{ text: string; value: string }[]>();
  });

  test('a call with a missing or invalid part does not compile', () => {
    const wrong = (): unknown[] => [
      // @ts-expect-error the id is missing
      client.cart.get(),
      // @ts-expect-error the action is unknown
      client.cart.update({ body: { actions: [{ action: 'addBundle', sku: 'x' }] } }),
      // @ts-expect-error a quantity must be a number
      client.cart.update({ body: { actions: [{ action: 'addLineItem', sku: 'x', quantity: '1' }] } }),
    ];
    expect(wrong).toBeTypeOf('function');
  });
});
