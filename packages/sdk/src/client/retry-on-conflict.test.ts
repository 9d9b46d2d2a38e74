import { describe, expect, test } from 'vitest';
import { contract } from '../contract/index.ts';
import { createClient } from './create-client.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import { jsonResponse } from './testing.ts';

/** Creates a cart in memory with one line, which requires the current version. */
function shelf() {
  const stored = { version: 1, quantity: 1 };
  const cart = () => ({
    id: 'c-1',
    version: stored.version,
    lineItems: [{ id: 'l-1', sku: 'A', quantity: stored.quantity, totalPrice: { centAmount: 1, currencyCode: 'USD' } }],
  });
  const fetch = async (request: Request): Promise<Response> => {
    await Promise.resolve();
    if (request.method === 'GET') return jsonResponse(cart());
    const { version, actions } = (await request.json()) as { version: number; actions: { quantity: number }[] };
    if (version !== stored.version) {
      const errors = [{ code: 'ConcurrentModification', message: 'm', currentVersion: stored.version }];
      return jsonResponse({ statusCode: 409, message: 'stale', errors }, 409);
    }
    stored.version += 1;
    stored.quantity = actions[0]?.quantity ?? 0;
    return jsonResponse(cart());
  };
  return { stored, calls: createClient({ cart: contract.cart }, { baseURL: 'http://gateway.test', fetch }).cart };
}

type Calls = ReturnType<typeof shelf>['calls'];

const oneMore = (calls: Calls, seen: { version: number; lineItems: readonly { quantity: number }[] }) => {
  const quantity = (seen.lineItems[0]?.quantity ?? 0) + 1;
  const actions = [{ action: 'changeLineItemQuantity' as const, lineItemId: 'l-1', quantity }];
  return calls.update({ body: { version: seen.version, actions } });
};

describe('a change based on a stale version', () => {
  test('a stale change is recomputed on the current cart, so that no unit is lost', async () => {
    const { stored, calls } = shelf();
    await Promise.all(
      [1, 2].map(() =>
        retryOnConflict(
          () => calls.active(),
          (cart) => oneMore(calls, cart),
        ),
      ),
    );
    expect(stored).toEqual({ version: 3, quantity: 3 });
  });

  test('control: sending a stale change again unchanged loses a unit', async () => {
    const { stored, calls } = shelf();
    const seen = await calls.active();
    await oneMore(calls, seen);
    await oneMore(calls, seen).catch(() => oneMore(calls, { ...seen, version: stored.version }));
    expect(stored.quantity).toBe(2);
  });

  test('a change that conflicts twice in a row throws the conflict', async () => {
    const { stored, calls } = shelf();
    const tooLate = retryOnConflict(
      async () => ({ ...(await calls.active()), version: 0 }),
      (cart) => oneMore(calls, cart),
    );
    await expect(tooLate).rejects.toMatchObject({ kind: 'conflict', currentVersion: 1 });
    expect(stored.quantity).toBe(1);
  });

  test('only a conflict is retried, and any other error is thrown immediately', async () => {
    let tries = 0;
    const failing = retryOnConflict(
      () => Promise.resolve(0),
      () => ((tries += 1), Promise.reject(new RangeError('no'))),
    );
    await expect(failing).rejects.toThrow(RangeError);
    expect(tries).toBe(1);
  });
});
