import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Cart } from './cart.ts';
import { seedDiscounts } from '../demonstration/seed-discounts.ts';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { createShopper, type Shopper } from '../../testing/shopper.ts';

let gateway: TestGateway;
let guest: Shopper;
beforeAll(async () => {
  gateway = await testGateway({
    fill: [fillCatalogue, seedDiscounts],
  });
  return () => gateway.close();
});
beforeEach(async () => {
  guest = await createShopper(gateway);
  await guest.createCart();
  await guest.change([{ action: 'addLineItem', sku: 'TL-300-WH', quantity: 5 }]);
});

const add = (code: string) => ({ action: 'addDiscountCode', code });
const send = (...actions: object[]) => guest.send('POST', '/cart/v2/discount', { actions });
async function statesAfter(...codes: string[]) {
  const { body } = await send(...codes.map(add));
  return (body as Cart).discountCodes.map(({ state }) => state);
}

test('GW-005 SDK-076 a code discounts the goods by its percentage and follows changes of the cart', async () => {
  const { body } = await send(add('welcome10'));
  expect(body).toMatchObject({
    version: 3,
    totalPrice: { centAmount: 36_000 },
    discountOnTotalPrice: { discountedAmount: { centAmount: 4_000 } },
    discountCodes: [{ state: 'MatchesCart' }],
  });
  const { body: active } = await guest.send('GET', '/cart/active?expand=calculation');
  expect(active).toMatchObject({
    calculation: { subTotal: { centAmount: 40_000 }, discountTotal: { centAmount: 4_000 } },
  });
  const more = await guest.change([{ action: 'addLineItem', sku: 'TL-300-WH', quantity: 5 }]);
  expect(more.totalPrice.centAmount).toBe(72_000);
});

test('GW-005 SDK-076 a code can be removed, and adding the same code twice changes nothing', async () => {
  await send(add('WELCOME10'));
  expect((await send(add('WELCOME10'))).body).toMatchObject({ version: 3 });
  const [code] = (await guest.cart()).discountCodes;
  const removed = await send({
    action: 'removeDiscountCode',
    discountCode: { typeId: 'discount-code', id: code?.discountCode.id },
  });
  expect(removed.body).toMatchObject({ version: 4, totalPrice: { centAmount: 40_000 }, discountCodes: [] });
});

test('the cart reports the state of each discount code', async () => {
  expect(await statesAfter('FIFTYOFF', 'TRADE15', 'PAUSED')).toEqual([
    'DoesNotMatchCart',
    'DoesNotMatchCart',
    'NotActive',
  ]);
  expect(await statesAfter('FIRST100', 'WELCOME10')).toEqual([
    'DoesNotMatchCart',
    'DoesNotMatchCart',
    'NotActive',
    'MatchesCart',
    'ApplicationStoppedByPreviousDiscount',
  ]);
});

test('a code that reached its limit of uses no longer applies', async () => {
  await gateway.db.updateTable('discount_codes').set({ applications: 100 }).where('code', '=', 'FIRST100').execute();
  expect(await statesAfter('FIRST100')).toEqual(['MaxApplicationReached']);
});

test('guessing discount codes is rate-limited, and valid codes do not reset the count', async () => {
  const statuses = async (count: number, code: (turn: number) => string) =>
    Promise.all(Array.from({ length: count }, async (_, turn) => (await send(add(code(turn)))).status));
  for (let turn = 0; turn < 40; turn++) expect((await send(add('WELCOME10'))).status).toBe(200);
  expect(await statuses(29, (turn) => `GUESS${turn}`)).toEqual(Array(29).fill(400));
  expect((await send(add('WELCOME10'))).status).toBe(200);
  const more = await statuses(10, (turn) => `MORE${turn}`);
  expect([more.filter((status) => status === 400).length, more.filter((status) => status === 429).length]).toEqual([
    1, 9,
  ]);
  expect((await send(add('WELCOME10'))).status).toBe(429);
  gateway.pass(900_001);
  guest = await createShopper(gateway);
  await guest.createCart();
  expect((await send(add('GUESS'))).status).toBe(400);
});

test.each([
  ['unknown', 'NOPE', 'DoesNotExist'],
  ['expired', 'SPRING', 'TimeRangeNonApplicable'],
])('an %s code is rejected together with the other codes of the request', async (_, code, reason) => {
  const { status, body } = await send(add('WELCOME10'), add(code));
  expect([status, body]).toMatchObject([
    400,
    { errors: [{ code: 'DiscountCodeNonApplicable', discountCode: code, reason }] },
  ]);
  expect(await guest.cart()).toMatchObject({ version: 2, discountCodes: [] });
});
