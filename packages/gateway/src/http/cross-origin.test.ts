import { expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';

const site = 'https://app.example';
const gatewayWith = (...corsOrigins: string[]) => testGateway({ corsOrigins });
const requestFrom = (origin: string, init: RequestInit = {}) =>
  new Request('http://gateway.test/catalog/pdf-file-download?page=1', { ...init, headers: { Origin: origin } });

test('SDK-203 a page of an allowed origin can read responses, error responses and file names', async () => {
  const { fetch } = await gatewayWith(site);
  const { status, headers } = await fetch(requestFrom(site));
  expect(status).toBe(401);
  expect(headers.get('access-control-allow-origin')).toBe(site);
  expect(headers.get('access-control-expose-headers')).toContain('Content-Disposition');
  expect(headers.get('vary')).toBe('Origin');
});

test('a preflight request from an allowed origin gets its requested headers, from the identity provider too', async () => {
  const { fetch, identity } = await gatewayWith(site);
  for (const origin of [{ fetch }, identity]) {
    const request = requestFrom(site, { method: 'OPTIONS' });
    request.headers.set('Access-Control-Request-Headers', 'authorization,idempotency-key');
    const { status, headers } = await origin.fetch(request);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-headers')).toBe('authorization,idempotency-key');
    expect(headers.get('access-control-allow-methods')).toBe('GET,POST,PUT,DELETE');
  }
});

test('other origins are not allowed, and no origin is allowed by default', async () => {
  for (const { fetch } of [await gatewayWith(site), await gatewayWith()]) {
    const { headers } = await fetch(requestFrom('https://outsider.example'));
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
});
