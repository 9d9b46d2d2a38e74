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

test('a request to the own origin, or outside a page, says nothing about CORS', async () => {
  expect(await messageOf('https://api.example/api')).not.toContain('CORS');
  vi.stubGlobal('location', { origin: 'https://shop.example' });
  expect(await messageOf('https://shop.example/api')).not.toContain('CORS');
});
