import type { CartAction } from '@basin/sdk/contract';
import { beforeAll, expect, test } from 'vitest';
import { seedAccounts } from '../demonstration/seed-accounts.ts';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { wisconsinAddress } from '../../testing/checkout.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { pdfText } from '../../testing/open-document.ts';
import { placeOrder } from '../../testing/placed-orders.ts';
import { createShopper, signInAs, type Shopper } from '../../testing/shopper.ts';
import { taxOn } from './tax.ts';
import { invoicePdf } from '../documents/invoice-pdf.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ fill: [seedAccounts, fillCatalogue] });
  return () => gateway.close();
});

const illinois = { ...wisconsinAddress, state: 'IL', postalCode: '60607' };
const line: CartAction = { action: 'addLineItem', sku: 'BX-100-BOLT', quantity: 2 };
const taxedIn = async (shopper: Shopper, address: typeof wisconsinAddress) => {
  const { taxedPrice } = await shopper.change([{ action: 'setShippingAddress', address }, { action: 'calculateTax' }]);
  return taxedPrice?.taxPortions.map(({ name, amount }) => [name, amount.centAmount > 0]);
};

test('a trade customer pays no tax in the states of their exemption: in the cart, on the order and on its invoice', async () => {
  const trade = await signInAs(gateway, 'trade@example.com');
  await trade.createCart();
  await trade.change([line]);
  expect(await taxedIn(trade, wisconsinAddress)).toEqual([['state', true]]);
  expect(await taxedIn(trade, illinois)).toEqual([['exempt', false]]);
  const cart = await trade.cart();
  expect(cart.taxedPrice?.totalGross).toEqual(cart.totalPrice);

  const associate = await signInAs(gateway, 'associate@example.com');
  const body = { cartId: cart.id, actions: [{ action: 'calculateTax' }] };
  expect((await associate.send('POST', '/cart/v2/items', body)).body).toMatchObject({
    taxedPrice: { totalTax: { centAmount: 0 }, taxPortions: [{ name: 'exempt' }] },
  });

  const order = { ...(await placeOrder(gateway, await createShopper(gateway), [line])), taxedPrice: cart.taxedPrice };
  expect(await pdfText(await invoicePdf(order, []))).toContain('Tax (exempt, IL-E-2030-0417)');
});

test.each([
  ['applies in the last evening', '2030-01-01T05:59:00Z', 'exempt'],
  ['has ended at midnight', '2030-01-01T06:00:00Z', 'state'],
])('a tax exemption %s of its last day in the company’s time zone', (_, now, name) => {
  const cents = (centAmount: number) => ({ centAmount, currencyCode: 'USD' as const });
  const amounts = { goods: cents(1000), shipping: cents(0), net: cents(1000) };
  const taxExemption = { certificate: 'X', states: ['IL'], validUntil: '2029-12-31' };
  const { taxPortions } = taxOn(amounts, illinois, { taxExemption, now: new Date(now) });
  expect(taxPortions.map((portion) => portion.name)).toEqual([name]);
});

test.each([
  [
    'after its end date',
    { taxExemption: { certificate: 'X', states: ['IL'], validUntil: '2029-12-31' } },
    ['KOUS:TVS'],
  ],
  ['to a customer outside the trade', { taxExemption: { certificate: 'X', states: ['IL'] } }, []],
])('a tax exemption does not apply %s', async (_, given, persona) => {
  const email = 'trade@example.com';
  const { document } = await gateway.db
    .selectFrom('customers')
    .select('document')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const changed = { document: JSON.stringify({ ...document, ...given }), persona: JSON.stringify(persona) };
  await gateway.db.updateTable('customers').set(changed).where('email', '=', email).execute();
  expect(await taxedIn(await signInAs(gateway, email), illinois)).toEqual([['state', true]]);
});
