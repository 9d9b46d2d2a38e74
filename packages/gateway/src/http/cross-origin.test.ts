import { expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';

const SITE = 'https://app.example';
const gatewayWith = (...corsOrigins: string[]) => testGateway({ corsOrigins });
const asked = (origin: string, init: RequestInit = {}) =>
  new Request('http://gateway.test/catalog/pdf-file-download?page=1', { ...init, headers: { Origin: origin } });

test('SDK-203 a page of a site that is let in reads the answer, error responses too, and the name of a file', async () => {
  const { fetch } = await gatewayWith(SITE);
  const { status, headers } = await fetch(asked(SITE));
  expect(status).toBe(401);
  expect(headers.get('access-control-allow-origin')).toBe(SITE);
  expect(headers.get('access-control-expose-headers')).toContain('Content-Disposition');
  expect(headers.get('vary')).toBe('Origin');
});

test('a preflight of such a site is answered for the headers that it names, also to the identity provider', async () => {
  const { fetch, identity } = await gatewayWith(SITE);
  for (const origin of [{ fetch }, identity]) {
    const request = asked(SITE, { method: 'OPTIONS' });
    request.headers.set('Access-Control-Request-Headers', 'authorization,idempotency-key');
    const { status, headers } = await origin.fetch(request);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-headers')).toBe('authorization,idempotency-key');
    expect(headers.get('access-control-allow-methods')).toBe('GET,POST,PUT,DELETE');
  }
});

test('any other site is not let in, nor any at all unless told', async () => {
  for (const { fetch } of [await gatewayWith(SITE), await gatewayWith()]) {
    const { headers } = await fetch(asked('https://outsider.example'));
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
});
