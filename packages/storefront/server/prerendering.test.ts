import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { limitPrerendering, servePrerenderRules } from './prerendering.ts';

const app = new Hono().use(servePrerenderRules(), limitPrerendering()).get('*', (c) => c.text('page'));

test('the rules by which a browser renders pages ahead have the type that browsers require', async () => {
  const response = await app.request('/prerender-rules.json');
  expect(response.headers.get('Content-Type')).toBe('application/speculationrules+json');
  expect(await response.json()).toMatchObject({ prerender: [{ eagerness: 'moderate' }] });
});

test('a page that visitors do not share is not rendered ahead: the browser gets an error, and the page when it opens it', async () => {
  const statusOf = async (purpose: string) =>
    (await app.request('/en/cart', { headers: { 'Sec-Purpose': purpose } })).status;
  expect([await statusOf('prefetch;prerender'), await statusOf('prefetch'), await statusOf('')]).toEqual([
    503, 200, 200,
  ]);
});

test('the styles of a page that is rendered ahead are served', async () => {
  const headers = { 'Sec-Purpose': 'prefetch;prerender', 'Sec-Fetch-Dest': 'style' };
  expect((await app.request('/en/parts/swatches.css', { headers })).status).toBe(200);
});
