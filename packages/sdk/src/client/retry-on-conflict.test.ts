import { describe, expect, test } from 'vitest';
import { contract } from '../contract/index.ts';
import { createClient } from './create-client.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import { answer } from './testing.ts';

/** A cart in memory with one line, whose version must match. */
function shelf() {
  const kept = { version: 1, quantity: 1 };
  const cart = () => ({
    id: 'c-1',
    version: kept.version,
    lineItems: [{ id: 'l-1', sku: 'A', quantity: kept.quantity, totalPrice: { centAmount: 1, currencyCode: 'USD' } }],
  });
  const fetch = async (request: Request): Promise<Response> => {
    await Promise.resolve();
    if (request.method === 'GET') return answer(cart());
    const { version, actions } = (await request.json()) as { version: number; actions: { quantity: number }[] };
    if (version !== kept.version) {
      const errors = [{ code: 'ConcurrentModification', message: 'm', currentVersion: kept.version }];
      return answer({ statusCode: 409, message: 'stale', errors }, 409);
    }
    kept.version += 1;
    kept.quantity = actions[0]?.quantity ?? 0;
    return answer(cart());
  };
  return { kept, calls: createClient({ cart: contract.cart }, { baseURL: 'http://gateway.test', fetch }).cart };
}

type Calls = ReturnType<typeof shelf>['calls'];

const oneMore = (calls: Calls, seen: { version: number; lineItems: readonly { quantity: number }[] }) => {
  const quantity = (seen.lineItems[0]?.quantity ?? 0) + 1;
  const actions = [{ action: 'changeLineItemQuantity' as const, lineItemId: 'l-1', quantity }];
  return calls.update({ body: { version: seen.version, actions } });
};

describe('a change that comes too late', () => {
  test('is worked out anew on what the cart has become: no unit is lost', async () => {
    const { kept, calls } = shelf();
    await Promise.all(
      [1, 2].map(() =>
        retryOnConflict(
          () => calls.active(),
          (cart) => oneMore(calls, cart),
        ),
      ),
    );
    expect(kept).toEqual({ version: 3, quantity: 3 });
  });

  test('loses a unit when the same request is sent again blindly: the control', async () => {
    const { kept, calls } = shelf();
    const seen = await calls.active();
    await oneMore(calls, seen);
    await oneMore(calls, seen).catch(() => oneMore(calls, { ...seen, version: kept.version }));
    expect(kept.quantity).toBe(2);
  });

  test('twice in a row is reported to the caller', async () => {
    const { kept, calls } = shelf();
    const tooLate = retryOnConflict(
      async () => ({ ...(await calls.active()), version: 0 }),
      (cart) => oneMore(calls, cart),
    );
    await expect(tooLate).rejects.toMatchObject({ kind: 'conflict', currentVersion: 1 });
    expect(kept.quantity).toBe(1);
  });

  test('is only a conflict: any other error response is reported at once', async () => {
    let tries = 0;
    const failing = retryOnConflict(
      () => Promise.resolve(0),
      () => ((tries += 1), Promise.reject(new RangeError('no'))),
    );
    await expect(failing).rejects.toThrow(RangeError);
    expect(tries).toBe(1);
  });
});
