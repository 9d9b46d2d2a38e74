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

  test('the policy allows only scripts with the nonce and the scripts they load', () => {
    expect(policy.get('script-src')).toEqual([`'nonce-${nonce}'`, "'strict-dynamic'"]);
  });
  test('the policy never allows inline code, evaluated code or a wildcard origin', () => {
    for (const sources of policy.values()) {
      expect(sources).not.toContain("'unsafe-inline'");
      expect(sources).not.toContain("'unsafe-eval'");
      expect(sources).not.toContain('*');
    }
  });
  test('the policy allows the origins of images, the payment frame and sign-in, and no others', () => {
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'https://images.example']);
    expect(policy.get('frame-src')).toEqual(['https://pay.example']);
    expect(policy.get('form-action')).toEqual(["'self'", 'https://id.example', 'https://pay.example']);
  });
  test('the policy forbids framing, plugins and base URLs', () => {
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
  });
});

test('analytics add their configured origins and Trusted Types policies and leave the rest of the policy unchanged', async () => {
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

test('an embed adds its origins and a Trusted Types policy to the policy', async () => {
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
  test.each(['/page', '/away', '/broken', '/missing'])('the response to %s has the security headers', async (path) => {
    const { headers } = await app.request(path);
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('Cache-Control')).toBe('private, no-store');
  });
  test('a page and its policy share a nonce that no other page has', async () => {
    const [first, second] = await Promise.all([app.request('/page'), app.request('/page')]);
    const nonce = await first.text();
    expect(first.headers.get('Content-Security-Policy')).toContain(`'nonce-${nonce}'`);
    expect(await second.text()).not.toBe(nonce);
  });
  test('a route can set its own Cache-Control header', async () => {
    expect((await app.request('/asset')).headers.get('Cache-Control')).toBe('public, max-age=60');
  });
});
