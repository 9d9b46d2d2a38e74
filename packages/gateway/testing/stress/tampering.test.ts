import { afterAll, beforeAll, expect, test } from 'vitest';
import { stressTimeout } from '../../../../scripts/stress/sizes.ts';
import { fillForEveryCall, callerFor } from '../every-call/index.ts';
import { testGateway, type TestGateway } from '../gateway.ts';
import { recordRequests, type SentRequest } from './sent-requests.ts';

/** Members with which a caller tries to set a price or an amount. */
const money = { type: 'centPrecision', currencyCode: 'USD', centAmount: 1, fractionDigits: 2 };
const forged: Readonly<Record<string, unknown>> = {
  price: { value: money },
  externalPrice: money,
  externalTotalPrice: { price: money, totalPrice: money },
  totalPrice: money,
  taxedPrice: { totalNet: money, totalGross: money },
  externalTaxRate: { name: 'none', amount: 0, country: 'US' },
  shippingTotal: money,
  discountOnTotalPrice: { discountedAmount: money },
  directDiscounts: [{ value: { type: 'relative', permyriad: 10_000 } }],
  centAmount: 1,
  unitPrice: 0.01,
  orderNumber: 'W000000000000',
};

const [address, type] = [
  { country: 'US', postalCode: '53703' },
  { typeId: 'type', key: 'line-item' },
];
const custom = { type, fields: { customQuantity: 1 } };

/** One action of each kind on a cart. */
const everyAction = [
  { action: 'addLineItem', sku: 'TL-300-GY', custom, supplyChannel: { typeId: 'channel', key: 'KOUS' } },
  { action: 'addbundle', sku: 'BX-100-WH', bundleItems: [{ sku: 'BX-100-BOWL', quantity: 1, custom }], custom },
  { action: 'addBundleItem', bundleParentId: 'l-1', sku: 'BX-100-BOWL', custom },
  { action: 'removeLineItem', lineItemId: 'l-1' },
  { action: 'removebundle', lineItemId: 'l-1' },
  { action: 'removeBundleItem', lineItemId: 'l-1' },
  { action: 'changeLineItemQuantity', lineItemId: 'l-1', quantity: 1 },
  { action: 'changeBundleItemQuantity', lineItemId: 'l-1', quantity: 1 },
  { action: 'setLineItemCustomField', lineItemId: 'l-1', name: 'overage', value: 1 },
  { action: 'setShippingAddress', address },
  { action: 'calculateTax', shippingAddress: address },
  { action: 'setCustomerGroup', customerGroup: { typeId: 'customer-group', key: 'GST' } },
];

/** The areas of the calls that affect prices and amounts. */
const areas = ['cart', 'discount', 'sharedCart', 'checkout', 'payPal'];

let gateway: TestGateway;
let requests: SentRequest[];
beforeAll(async () => {
  gateway = await testGateway({ fill: fillForEveryCall, showsOutbox: true });
  const all = await recordRequests((call) => callerFor(call, gateway), areas);
  const own = all.filter(({ body }) => body !== '');
  const change = own.find(({ call }) => call.name === 'cart.update') ?? expect.unreachable();
  requests = [...own, { ...change, body: JSON.stringify({ actions: everyAction }) }];
}, stressTimeout.timeout);
afterAll(() => gateway.close());

/** Adds a member to each object of the body in turn, and yields the changed bodies. */
function* withMemberInEachObject(value: unknown, name: string, forgery: unknown): Generator {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield { ...value, [name]: forgery };
  for (const [key, member] of Object.entries(value))
    for (const changed of withMemberInEachObject(member, name, forgery))
      yield Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed };
}

const statusOf = async ({ method, url, headers }: SentRequest, body: unknown): Promise<number> =>
  (await gateway.fetch(new Request(url, { method, headers, body: JSON.stringify(body) }))).status;

test(
  'GW-011 no call accepts a price or an amount from a shopper, in any object of its request',
  stressTimeout,
  async () => {
    const accepted: string[] = [];
    let tried = 0;
    for (const request of requests) {
      for (const [name, forgery] of Object.entries(forged)) {
        // a payment may name the amount, which has to equal the server's
        for (const body of withMemberInEachObject(JSON.parse(request.body), name, forgery)) {
          tried += 1;
          const status = await statusOf(request, body);
          if (status !== 400) accepted.push(`${request.call.name} returned ${status} for ${JSON.stringify(body)}`);
        }
      }
    }
    expect(accepted).toEqual([]);
    expect(new Set(requests.map(({ call }) => call.name)).size).toBeGreaterThanOrEqual(10);
    expect(tried).toBeGreaterThan(400);
  },
);

test('control: a documented member is accepted', async () => {
  const create = requests.find(({ call }) => call.name === 'cart.create') ?? expect.unreachable();
  expect(await statusOf(create, { ...(JSON.parse(create.body) as object), country: 'US' })).toBe(200);
});
