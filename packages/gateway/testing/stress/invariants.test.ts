import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCatalogue } from '../catalogue.ts';
import { fillCart, newKey, payCart, submission } from '../checkout.ts';
import { testGateway, type TestGateway } from '../gateway.ts';
import { createShopper } from '../shopper.ts';
import { brokenInvariants, watchInvariants } from './watch-invariants.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ fill: fillCatalogue });
  await watchInvariants(gateway.db);
  const buyer = await createShopper(gateway);
  const cart = await fillCart(buyer, [{ action: 'addLineItem', sku: 'TL-300-GY', quantity: 3 }]);
  const payment = await payCart(gateway, buyer, cart);
  await buyer.send('POST', '/checkout/v2/order/submit', submission(cart, payment), newKey());
  const browser = await createShopper(gateway);
  await browser.createCart();
  await browser.change([{ action: 'addLineItem', sku: 'BX-100-BOLT', quantity: 2 }]);
  const payer = await createShopper(gateway);
  await payCart(gateway, payer, await fillCart(payer, [{ action: 'addLineItem', sku: 'BX-100-BOLT' }]));
});
afterAll(() => gateway.close());

test('no invariant is broken after an order, a payment and an open cart', async () => {
  expect(await gateway.db.selectFrom('orders').selectAll().execute()).toHaveLength(1);
  expect(await brokenInvariants(gateway.db)).toEqual([]);
});

/** Each break is planted alone and rolled back. */
test.each([
  ['a cart costs', `update carts set document = jsonb_set(document, '{totalPrice,centAmount}', '1')`],
  ['a line costs', `update carts set document = jsonb_set(document, '{lineItems,0,quantity}', '7')`],
  ['the document of a cart', `update carts set customer_id = 'another' where state = 'Ordered'`],
  [
    'a shopper has one open cart',
    `drop index carts_active_guest; update carts set anonymous_id = 'one', document = jsonb_set(document, '{anonymousId}', '"one"')`,
  ],
  ['a cart has every version', `update carts set document = jsonb_set(document, '{country}', '"US"')`],
  ['a cart has every version', `update carts set version = version + 2`],
  [
    'a cart is ordered at most once',
    `alter table orders drop constraint orders_cart_id_key;
     insert into orders select 'twice', 'twice', cart_id, anonymous_id, customer_id, customer_email, state, document, created_at from orders`,
  ],
  ['an ordered cart has its order', `delete from orders`],
  ['an ordered cart has its order', `update carts set state = 'Active'`],
  ['an order costs', `update orders set document = jsonb_set(document, '{totalPrice,centAmount}', '1')`],
  ['an order is paid once', `update payments set status = 'AUTHORIZED' where status = 'CAPTURED'`],
  ['an order is paid once', `update payments set cent_amount = cent_amount - 1`],
  ['a payment is captured for an order only', `update payments set status = 'CAPTURED'`],
  [
    'a payment is captured for an order only',
    `insert into payments select 'held', cart_id, 1, 'AUTHORIZED', document, created_at from payments where status = 'CAPTURED'`,
  ],
  ['an order has one cached response', `delete from idempotency_keys`],
  ['units sold', `update stock set available = available + 1 where sku = 'TL-300-GY'`],
  ['stock is never negative', `update stock set available = -1 where sku = 'TL-300-GY'`],
  ['a discount code is counted', `insert into discount_codes values ('c', 'C', '{}', 1)`],
])('control: a break of the invariant “%s …” is reported', async (invariant, plant) => {
  const rollback = new Error('rolls back the planted break');
  let broken: string[] = [];
  const planted = gateway.db.transaction().execute(async (tx) => {
    for (const statement of plant.split(';')) await sql.raw(statement).execute(tx);
    broken = (await brokenInvariants(tx)).map((each) => each.invariant);
    throw rollback;
  });
  await expect(planted).rejects.toBe(rollback);
  expect(broken.join('\n')).toContain(invariant);
});
