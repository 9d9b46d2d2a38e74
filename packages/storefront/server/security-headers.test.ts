import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';
import { securityHeaders, type PolicyVariables } from './security-headers.ts';

const environment = readEnvironment({
  SESSION_SECRET: 's'.repeat(32),
  PUBLIC_ORIGIN: 'https://shop.example',
  IMAGES_URL: 'https://images.example/is',
  PAYMENT_URL: 'https://pay.example',
  IDENTITY_URL: 'https://id.example',
});

function directives(policy: string): Map<string, string[]> {
  return new Map(policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]));
}

const app = new Hono<{ Variables: PolicyVariables }>()
  .use(securityHeaders(environment))
  .get('/page', (c) => c.html(c.var.secureHeadersNonce ?? ''))
  .get('/asset', (c) => c.text('', 200, { 'Cache-Control': 'public, max-age=60' }))
  .get('/away', (c) => c.redirect('/page'))
  .get('/broken', () => {
    throw new Error('planted');
  });

describe('the content security policy', async () => {
  const page = await app.request('/page');
  const nonce = await page.text();
  const policy = directives(page.headers.get('Content-Security-Policy') ?? '');

  test('lets only scripts with the nonce run, and what those load', () => {
    expect(policy.get('script-src')).toEqual([`'nonce-${nonce}'`, "'strict-dynamic'"]);
  });
  test('never allows inline or evaluated code, or any origin', () => {
    for (const sources of policy.values()) {
      expect(sources).not.toContain("'unsafe-inline'");
      expect(sources).not.toContain("'unsafe-eval'");
      expect(sources).not.toContain('*');
    }
  });
  test('names the origins of pictures, of the payment frame and of sign-in, and no others', () => {
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'https://images.example']);
    expect(policy.get('frame-src')).toEqual(['https://pay.example']);
    expect(policy.get('form-action')).toEqual(["'self'", 'https://id.example', 'https://pay.example']);
  });
  test('keeps the shop out of frames, plugins and foreign base addresses', () => {
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
  });
});

test('analytics add the origins and policies that are configured, and leave the rest of the policy as it is', async () => {
  const analytics = {
    ANALYTICS_SYSTEM: 'endpoint',
    ANALYTICS_URL: 'https://collect.example/events',
    ANALYTICS_ORIGINS: 'https://pixel.example',
    ANALYTICS_POLICIES: 'goog#html',
  };
  const withAnalytics = new Hono<{ Variables: PolicyVariables }>()
    .use(securityHeaders(readEnvironment({ SESSION_SECRET: 's'.repeat(32), ...analytics })))
    .get('/page', (c) => c.text(''));
  const policy = directives((await withAnalytics.request('/page')).headers.get('Content-Security-Policy') ?? '');
  expect(policy.get('connect-src')?.slice(2)).toEqual(['https://pixel.example', 'https://collect.example']);
  expect(policy.get('img-src')?.at(-1)).toBe('https://pixel.example');
  expect(policy.get('trusted-types')).toEqual(['cms', 'analytics', 'goog#html']);
  expect(policy.get('script-src')?.slice(1)).toEqual(["'strict-dynamic'"]);
});

test('a script of others that shows something adds its origins to what may be loaded, and a policy', async () => {
  const settings = { SESSION_SECRET: 's'.repeat(32), FINANCING_URL: 'https://financing.example/{key}/widget.js' };
  const withFinancing = new Hono<{ Variables: PolicyVariables }>()
    .use(securityHeaders(readEnvironment(settings)))
    .get('/page', (c) => c.text(''));
  const policy = directives((await withFinancing.request('/page')).headers.get('Content-Security-Policy') ?? '');
  for (const name of ['script-src', 'connect-src', 'img-src', 'frame-src'])
    expect(policy.get(name)?.at(-1), name).toBe('https://financing.example');
  expect(policy.get('trusted-types')).toEqual(['cms', 'embeds']);
});

describe('every response', () => {
  test.each(['/page', '/away', '/broken', '/missing'])('%s carries the headers', async (path) => {
    const { headers } = await app.request(path);
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('Cache-Control')).toBe('private, no-store');
  });
  test('the page and its policy share a nonce that no second page has', async () => {
    const [first, second] = await Promise.all([app.request('/page'), app.request('/page')]);
    const nonce = await first.text();
    expect(first.headers.get('Content-Security-Policy')).toContain(`'nonce-${nonce}'`);
    expect(await second.text()).not.toBe(nonce);
  });
  test('a route may say how long it can be kept', async () => {
    expect((await app.request('/asset')).headers.get('Cache-Control')).toBe('public, max-age=60');
  });
});
