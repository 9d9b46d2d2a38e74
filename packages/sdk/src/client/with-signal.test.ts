import { expect, test } from 'vitest';
import { createCalls } from '../create-calls.ts';
import { createCart } from '../commerce/cart/shopper-cart.ts';
import { withSignal } from './with-signal.ts';

const never = () => new Promise<never>(() => undefined);
const sdk = () => createCalls({ gatewayUrl: 'http://gateway.test', fetch: never });
const given = { kind: 'aborted' };

test('one signal aborts every call of a noun, and of an SDK', async () => {
  const visit = new AbortController();
  const calls = withSignal(sdk(), visit.signal);
  const ended = Promise.allSettled([createCart(calls).get(), calls.inventory.stock({ query: { sku: 'BX-1' } })]);
  visit.abort();
  expect(await ended).toMatchObject([{ reason: given }, { reason: given }]);
});

test('the signal of a call aborts only that call', async () => {
  const [visit, caller] = [new AbortController(), new AbortController()];
  const calls = withSignal(sdk(), visit.signal);
  const own = calls.cart.active({ signal: caller.signal });
  const other = calls.cart.active();
  caller.abort();
  await expect(own).rejects.toMatchObject(given);
  visit.abort();
  await expect(other).rejects.toMatchObject(given);
});

test('withSignal does not change the session', () => {
  const original = sdk();
  expect(withSignal(original, new AbortController().signal).session).toBe(original.session);
});
