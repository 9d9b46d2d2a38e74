import { expect, test } from 'vitest';
import { waitForGateway } from './wait-for-gateway.ts';

test('waitForGateway polls until the gateway is reachable and ready', async () => {
  const requests: string[] = [];
  const responses = [() => Promise.reject(new TypeError('fetch failed')), () => 503, () => 503, () => 200];
  const fetch = async (input: URL | RequestInfo) => {
    requests.push(String(input instanceof Request ? input.url : input));
    return new Response(null, { status: (await responses[requests.length - 1]?.()) ?? 500 });
  };
  await waitForGateway('http://gateway.test:4000', { fetch, intervalMs: 1 });
  expect(requests).toEqual(responses.map(() => 'http://gateway.test:4000/health/ready'));
});

test('a gateway without the health path counts as ready once it responds', async () => {
  await waitForGateway('http://gateway.test', { fetch: () => Promise.resolve(new Response(null, { status: 404 })) });
});
