import type { Call } from '@basin/sdk/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stressTimeout, sizes } from '../../../../scripts/stress/sizes.ts';
import type { Origin } from '../../src/http/origin.ts';
import { seedAccounts } from '../../src/demonstration/seed-accounts.ts';
import { seedContent } from '../../src/demonstration/seed-content.ts';
import type { Db } from '../../src/database/database.ts';
import { demoProducts, fillCatalogue } from '../catalogue.ts';
import { fillCart, newKey, payCart, submission } from '../checkout.ts';
import { testGateway, type TestGateway } from '../gateway.ts';
import { createShopper, shopperWith, signInAs, type Shopper } from '../shopper.ts';
import type { KnownTexts } from '../contract-arbitrary.ts';
import { anyRequest, calls, type AnyRequest, type Bearer } from './any-request.ts';
import { findViolation } from './expected-response.ts';
import { brokenInvariants, watchInvariants } from './watch-invariants.ts';

const renewedEvery = 100;

let gateway: TestGateway;
let known: KnownTexts;
let served: typeof calls;
const bearers: Record<Bearer, string | undefined> = { guest: '', customer: '', nobody: undefined, forger: 'a.b.c' };

beforeAll(async () => {
  gateway = await testGateway({ fill: fillShop });
  await watchInvariants(gateway.db);
  served = await servedCalls();
  known = ['x', ...(await renew())];
}, stressTimeout.timeout);
afterAll(() => gateway.close());

async function fillShop(db: Db): Promise<void> {
  await fillCatalogue(db);
  await seedContent(db);
  await seedAccounts(db);
  await db.updateTable('stock').set({ available: 1_000_000 }).execute();
}

const originOf = (system: string): Origin =>
  system === 'gateway' ? gateway : gateway[system as 'author' | 'identity'];

/** The calls that this gateway serves: it returns 405 to a method that none of them has. */
async function servedCalls(): Promise<typeof calls> {
  const probes = await Promise.all(
    calls.map(async (named) => {
      const [, { system, path }] = named;
      const url = `http://gateway.test${path.replaceAll(/\{\w+\}/g, path.startsWith('{') ? '/en/a' : 'en')}`;
      const response = await originOf(system).fetch(new Request(url, { method: 'PATCH' }));
      return { named, isServed: response.status === 405 };
    }),
  );
  return probes.filter(({ isServed }) => isServed).map(({ named }) => named);
}

let customers = 0;
/** Creates shoppers with an order and a cart, so that rate limits do not accumulate. Returns the ids of their records. */
async function renew(): Promise<string[]> {
  gateway.pass(900_000);
  const guest = await createShopper(gateway);
  const customer = await newCustomer(guest);
  [bearers.guest, bearers.customer] = [guest.token, customer.token];
  const ordered = await fillCart(guest, [{ action: 'addLineItem', sku: 'BX-100-BOLT' }]);
  const order = await guest.send(
    'POST',
    '/checkout/v2/order/submit',
    submission(ordered, await payCart(gateway, guest, ordered)),
    newKey(),
  );
  const carts = [await fillCart(guest, [{ action: 'addLineItem', sku: 'TL-300-GY' }]), await customer.createCart()];
  return [
    ...carts.flatMap(({ id, lineItems }) => [id, ...lineItems.map((line) => line.id)]),
    ...[ordered.id, (order.body as { orderNumber: string }).orderNumber, 'pat@example.org', guest.anonymousId],
    ...demoProducts.flatMap(({ id, slug, variants }) => [id, slug, ...variants.map(({ sku }) => sku)]),
    ...['53703', 'WI', 'US', 'en', '/en', '/content/basin/us/en', 'KOUS', 'guest', 'USD', 'homeowner@example.com'],
  ];
}

async function newCustomer(guest: Shopper): Promise<Shopper> {
  const email = `fuzz-${++customers}@example.com`;
  const names = { firstName: 'Fay', lastName: 'Fuzz', accountType: 'homeowner', locale: 'en' };
  await guest.send('POST', '/customer/signup', { email, password: 'Soak!Basin2030', ...names });
  return shopperWith(gateway, (await signInAs(gateway, email)).token, '');
}

/** Sends a request and returns how the response violates the contract. */
async function violationOf(sample: AnyRequest, call: Call, origin: Origin): Promise<string | undefined> {
  const token = bearers[sample.bearer];
  const headers = { ...sample.headers, ...(token && { Authorization: `Bearer ${token}` }) };
  const body = sample.method === 'GET' ? null : (sample.body ?? null);
  const request = new Request(`http://gateway.test${sample.path}`, { method: sample.method, headers, body });
  const response = await origin.fetch(request);
  return findViolation(call, { status: response.status, headers: response.headers, text: await response.text() });
}

/** Sends `count` random requests. Returns each kind of violation with a request that causes it. */
async function sendRandom(count: number, originFor: (system: string) => Origin): Promise<Map<string, AnyRequest>> {
  const violations = new Map<string, AnyRequest>();
  const callOf = new Map(served);
  let sent = 0;
  const request = fc.asyncProperty(anyRequest(served, known), async (each) => {
    sent += 1;
    if (sent % renewedEvery === 0) await renew();
    const call = callOf.get(each.name);
    const violation = call && (await violationOf(each, call, originFor(call.system)));
    if (violation !== undefined) violations.set(`${each.name}: ${violation}`, each);
  });
  await fc.assert(request, { numRuns: count });
  return violations;
}

test(
  'GW-011 GW-020 for any request the gateway returns a documented status and a body that matches the contract, and never a 5xx',
  stressTimeout,
  async () => {
    expect(served.length).toBeGreaterThan(50);
    expect(await sendRandom(sizes.requests, originOf)).toEqual(new Map());
    expect(await brokenInvariants(gateway.db)).toEqual([]);
  },
);

/** A gateway with a planted fault. */
const faulty =
  (fault: (request: Request, response: Response) => Promise<Response | undefined>) => (system: string) => ({
    async fetch(request: Request) {
      const copy = request.clone();
      const response = await originOf(system).fetch(request);
      return (await fault(copy, response)) ?? response;
    },
  });

test.each<[string, string, Parameters<typeof faulty>[0]]>([
  [
    'a handler fails on a NUL',
    'status 500',
    async (request) => ((await request.text()).includes('\\u0000') ? new Response('', { status: 500 }) : undefined),
  ],
  [
    'an error response has an undocumented status',
    'status 418 is not documented',
    (_, { status }) => Promise.resolve(status === 400 ? Response.json({ message: '' }, { status: 418 }) : undefined),
  ],
  [
    'a cart lacks its version',
    'does not match the contract',
    async (_, response) => {
      const text = await response.clone().text();
      if (!text.includes('"type":"Cart"')) return undefined;
      return new Response(text.replaceAll(/"version":\d+,/g, ''), { status: response.status });
    },
  ],
])('control: the suite detects that %s', stressTimeout, async (_, expected, fault) => {
  let violations = '';
  for (let turn = 0; turn < 20 && !violations.includes(expected); turn++)
    violations += [...(await sendRandom(200, faulty(fault))).keys()].join('\n');
  expect(violations).toContain(expected);
});
