import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { readEnvironment } from '../../../server/environment.ts';
import { environmentContext } from '../request-context.server.ts';
import { analyticsMiddleware, reportEvent } from './consent.server.ts';
import type { EventDetails, ShopEvent } from './event-names.ts';

const secret = 'a secret for tests that is long enough';

/** Reports an event of a visitor with consent. Returns its cookie, name and value. */
async function cookieOf(details: EventDetails): Promise<string> {
  const context = new RouterContextProvider();
  context.set(environmentContext, readEnvironment({ SESSION_SECRET: secret, ANALYTICS_SYSTEM: 'dataLayer' }));
  const request = new Request('http://localhost:3000/en', { headers: { Cookie: 'basin-consent=accepted.2026-11-22' } });
  const args = { context, request, url: new URL(request.url), params: {}, pattern: '' };
  const response = await analyticsMiddleware(args, () => {
    reportEvent(context, 'orderPlaced', details);
    return Promise.resolve(new Response());
  });
  return response instanceof Response ? (response.headers.getSetCookie()[0]?.split(';')[0] ?? '') : '';
}

const eventIn = (cookie: string): ShopEvent =>
  JSON.parse(decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1))) as ShopEvent;

const orderOf = (count: number, name: string) => {
  const item = { sku: 'AV-14402-4A-CP', name, quantity: 12, price: 1234.5 };
  return { orderNumber: 'B-100', total: 5000, items: Array.from({ length: count }, () => item) };
};

test('an event of items with long names has as many of them as fit into a cookie', async () => {
  const cookie = await cookieOf(orderOf(20, '洗面台用水栓、高さのある吐水口とレバーハンドル'));
  expect(cookie.length).toBeLessThanOrEqual(4096);
  const { details } = eventIn(cookie);
  expect(details).toMatchObject({ orderNumber: 'B-100', total: 5000 });
  expect(details.items?.length).toBeGreaterThan(5);
});

test('an order of few items reports all of them', async () => {
  expect(eventIn(await cookieOf(orderOf(3, 'Évelyne'))).details.items).toHaveLength(3);
});
