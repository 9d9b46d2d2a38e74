import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { faucets } from '../../testing/search-shop.ts';
import { createShopper, shopperWith, signInAs } from '../../testing/shopper.ts';
import { anyRequest, calls, type Bearer } from '../../testing/stress/any-request.ts';
import { findViolation } from '../../testing/stress/expected-response.ts';

const requestsOfEachCall = 10;

const folder = join(tmpdir(), 'basin-no-pictures');
const gateway = await testGateway({ picturesFolder: folder });
afterAll(() => gateway.close());
const guest = await createShopper(gateway);
const email = 'first@example.com';
await guest.send('POST', '/customer/signup', {
  email,
  password: 'Soak!Basin2030',
  firstName: 'Fay',
  lastName: 'First',
  accountType: 'homeowner',
  locale: 'en',
});
const customer = shopperWith(gateway, (await signInAs(gateway, email)).token, '');
const tokens: Record<Bearer, string | undefined> = {
  guest: guest.token,
  customer: customer.token,
  nobody: undefined,
  forger: 'a.b.c',
};

test.each(calls)(
  'GW-011 a gateway without any data responds to %s according to the contract, and never with a 5xx status',
  async (name, call) => {
    const origin = call.system === 'gateway' ? gateway : gateway[call.system];
    const requests = anyRequest([[name, call]], ['en', 'US', '53703', email, 'AV1001-CH', '/en/cart']);
    for (const { path, method, headers, body, bearer } of fc.sample(requests, {
      numRuns: requestsOfEachCall,
      seed: 1,
    })) {
      const token = tokens[bearer];
      const response = await origin.fetch(
        new Request(`http://gateway.test${path}`, {
          method,
          headers: { ...headers, ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
          body: method === 'GET' ? null : (body ?? null),
        }),
      );
      const text = await response.text();
      expect(
        findViolation(call, { status: response.status, headers: response.headers, text }),
        `${method} ${path}`,
      ).toBe(undefined);
    }
  },
);

test('GW-011 a gateway without any data returns empty lists, and a 404 for missing content', async () => {
  const listing = await guest.send('GET', `/search/listing?${new URLSearchParams(faucets).toString()}`);
  expect(listing).toMatchObject({ status: 200, body: { response: { numFound: 0, docs: [] } } });
  const stores = await guest.send('GET', '/maps/store?brand=basin');
  expect(stores).toMatchObject({ status: 200, body: { d: { results: [] } } });
  const page = { q: 'slug_s:"nothing"', search_type: 'product_detail' };
  const product = await guest.send('POST', '/search/pdp/nothing', page);
  expect(product).toMatchObject({ status: 200, body: { response: { docs: [] } } });
  for (const path of [
    '/en/cart.model.json',
    '/libs/cq/i18n/dict.en.json',
    '/bin/storefront/storedetails?path=/en/locations/a',
  ]) {
    const { status } = await gateway.author.fetch(new Request(`http://author.test${path}`));
    expect([path, status]).toEqual([path, 404]);
  }
});

test('GW-011 a guest of a gateway without any data has an empty cart, which rejects an unknown sku', async () => {
  const visitor = await createShopper(gateway);
  await visitor.createCart();
  const actions = [{ action: 'addLineItem', sku: 'AV1001-CH', quantity: 1 }];
  expect((await visitor.send('POST', '/cart/v2/items', { actions })).status).toBe(400);
  expect((await visitor.cart()).lineItems).toEqual([]);
});

test('GW-011 a gateway without any data responds with 404 to requests for pictures and documents', async () => {
  for (const path of ['/is/image/BASIN/faucet', '/is/placeholders/BASIN/faucet', '/documents/en/faucet/tear-sheet.pdf'])
    expect([path, (await gateway.images.fetch(new Request(`http://images.test${path}`))).status]).toEqual([path, 404]);
});
