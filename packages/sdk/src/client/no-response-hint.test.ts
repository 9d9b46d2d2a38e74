import { afterEach, expect, test, vi } from 'vitest';
import { clientOf, failureOf } from './testing.ts';

afterEach(() => vi.unstubAllGlobals());

const failing = () => Promise.reject(new TypeError('Failed to fetch'));
const messageOf = async (baseURL: string) => (await failureOf(clientOf(failing, { baseURL }).cart.active())).message;

test('a request from a page to another origin without a response names CORS as a possible cause', async () => {
  vi.stubGlobal('location', { origin: 'https://shop.example' });
  expect(await messageOf('https://api.example/api')).toContain(
    'cart.active got no response. Check that https://api.example is running and allows https://shop.example by CORS (CORS_ORIGINS of the gateway).',
  );
});

test('a request without a response outside a page asks to check that the system is running', async () => {
  expect(await messageOf('https://api.example/api')).toContain(
    'cart.active got no response. Check that https://api.example is running and reachable. [request',
  );
});

test("a request to the page's own origin does not mention CORS", async () => {
  vi.stubGlobal('location', { origin: 'https://shop.example' });
  expect(await messageOf('https://shop.example/api')).not.toContain('CORS');
});
