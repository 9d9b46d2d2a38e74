import { AxeBuilder } from '@axe-core/playwright';
import { contract } from '@basin/sdk/contract';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../../../../../scripts/chromium.ts';
import { createReference } from './create-reference.ts';
import type { OpenApi } from './open-api.ts';

const origins = { gateway: 'http://gateway.test', author: 'http://author.test', identity: 'http://identity.test' };
const reference = createReference(origins);
const read = async (path: string) => (await reference.request(path)).text();

describe('the OpenAPI document', () => {
  test('the OpenAPI document is that of the contract, with the server URLs of this gateway', async () => {
    const document = JSON.parse(await read('/openapi.json')) as OpenApi;
    expect(document.servers).toMatchObject([{ url: 'http://gateway.test/api' }]);
    expect(document.paths['/libs/cq/i18n/dict.{locale}.json']?.servers).toMatchObject([{ url: 'http://author.test' }]);
    expect(document.paths['/api/v1/authn']?.servers).toMatchObject([{ url: 'http://identity.test' }]);
    expect(document.paths['/cart/v2/items']?.post?.responses).toHaveProperty('409');
  });
});

describe('the reference page', () => {
  test('the reference page contains every call of the contract, and all its links have targets', async () => {
    const page = await read('/reference');
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [area, calls] of Object.entries(contract))
      for (const name of Object.keys(calls)) expect(ids).toContain(`${area}.${name}`);
    for (const [, id] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id);
  });

  test('the reference page documents error responses with examples and the shopper’s texts', async () => {
    const page = await read('/reference');
    expect(page).toContain('Cannot ship to your location');
    expect(page).toContain('ConcurrentModification');
  });

  test('the reference page has no scripts or inline styles, and its policy allows only its style sheet', async () => {
    const response = await reference.request('/reference');
    expect(await response.text()).not.toMatch(/<script|<style| style=| on\w+="/);
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self';/);
  });
});

/** Keeps a few elements of each kind, because axe takes minutes for the whole page. */
const onlySome = `document.querySelectorAll('main section:not(:nth-child(6), :last-child), article:nth-of-type(n+4)')
  .forEach((each) => each.remove())`;

describe('the reference page in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    const { executablePath, env } = await findChromium();
    browser = await chromium.launch({ executablePath, env: { ...process.env, ...env } });
  });
  afterAll(() => browser.close());

  test('the reference page loads nothing external, fits 320 px and has no axe violations in light and dark mode', async () => {
    const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
    const requested: string[] = [];
    await context.route('**/*', async (route) => {
      const { pathname, origin } = new URL(route.request().url());
      requested.push(origin + pathname);
      const response = await reference.request(pathname);
      const headers = Object.fromEntries(response.headers);
      return route.fulfill({ status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) });
    });
    const page = await context.newPage();
    page.setDefaultTimeout(120_000); // only ends a hanging test
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('http://gateway.test/reference');
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
      await page.evaluate(onlySome);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    }
    expect(new Set(requested)).toEqual(new Set(['http://gateway.test/reference', 'http://gateway.test/reference.css']));
    expect(problems).toEqual([]);
    await context.close();
  });
});
