import { afterEach, expect, test, vi } from 'vitest';
import { clientOf, failureOf } from './testing.ts';

afterEach(() => vi.unstubAllGlobals());

const failing = () => Promise.reject(new TypeError('Failed to fetch'));
const messageOf = async (baseURL: string) => (await failureOf(clientOf(failing, { baseURL }).cart.active())).message;

test('a request of a page to another origin that gets no response names CORS as a possible cause', async () => {
  vi.stubGlobal('location', { origin: 'https://shop.example' });
  expect(await messageOf('https://api.example/api')).toContain(
    'cart.active got no response. If https://api.example is reachable, CORS may be the cause: it must allow https://shop.example (CORS_ORIGINS of the gateway).',
  );
});

test('outside a page a request that gets no response says to see that the system runs', async () => {
  expect(await messageOf('https://api.example/api')).toContain(
    'cart.active got no response. See that https://api.example is running and can be reached from here. [request',
  );
});

test('a request to the own origin says nothing about CORS', async () => {
  vi.stubGlobal('location', { origin: 'https://shop.example' });
  expect(await messageOf('https://shop.example/api')).not.toContain('CORS');
});
