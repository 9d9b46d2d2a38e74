import { expect, test } from 'vitest';
import { createCalls } from '../create-calls.ts';
import { createCart } from '../commerce/cart/shopper-cart.ts';
import { createSdk, createSdkFromCalls } from '../create-sdk.ts';
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

test('an SDK on the calls of another one with a signal is aborted by it; withSignal rejects an SDK itself', async () => {
  const options = { gatewayUrl: 'http://gateway.test', fetch: never, locale: 'en' } as const;
  const shop = createSdk(options);
  const signal = AbortSignal.abort();
  const visit = createSdkFromCalls(withSignal(shop.calls, signal), options);
  await expect(visit.products.get('faucet')).rejects.toMatchObject(given);
  expect(visit.session).toBe(shop.session);
  // @ts-expect-error the functions of an SDK take no signal
  expect(() => withSignal(shop, signal)).toThrow('withSignal(sdk.calls, signal)');
});
