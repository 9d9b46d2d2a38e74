import type { CartAction } from '@basin/sdk/contract';
import { beforeAll, expect, test } from 'vitest';
import { bundle, guestWithCart, wisconsin } from '../../testing/carts.ts';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ fill: fillCatalogue });
  return () => gateway.close();
});

test('SDK-068 SDK-069 the address and e-mail of a cart are set and cleared', async () => {
  const guest = await guestWithCart(gateway);
  const set = await guest.change([
    { action: 'setShippingAddress', address: { ...wisconsin, state: 'wi' } },
    { action: 'setCustomerEmail', email: 'pat@example.org' },
  ]);
  expect(set).toMatchObject({ shippingAddress: wisconsin, customerEmail: 'pat@example.org', country: 'US' });
  const cleared = await guest.change([{ action: 'setShippingAddress' }, { action: 'setCustomerEmail' }]);
  expect([cleared.shippingAddress, cleared.customerEmail]).toEqual([undefined, undefined]);
});

test('the billing address of a cart is set, validated and cleared', async () => {
  const guest = await guestWithCart(gateway);
  const address = { country: 'CA', state: 'on', postalCode: 'k1a 0b1', firstName: 'Jo' };
  const set = await guest.change([{ action: 'setBillingAddress', address }]);
  expect(set.billingAddress).toEqual({ ...address, state: 'ON', postalCode: 'K1A 0B1' });
  const wrong = { action: 'setBillingAddress', address: { ...address, state: 'QC' } };
  const { status, body } = await guest.send('POST', '/cart/v2/items', { actions: [wrong] });
  expect([status, body]).toMatchObject([
    400,
    { errors: [{ field: expect.stringMatching(/^billingAddress/) as string }] },
  ]);
  expect((await guest.change([{ action: 'setBillingAddress' }])).billingAddress).toBeUndefined();
});

test('SDK-068 a missing state is derived from the postal code', async () => {
  const guest = await guestWithCart(gateway);
  const address = { country: 'US', postalCode: '53703-1234' };
  expect((await guest.change([{ action: 'setShippingAddress', address }])).shippingAddress?.state).toBe('WI');
});

test('SDK-068 a postal code of another state is rejected, even one that is not in the list of places', async () => {
  const guest = await guestWithCart(gateway);
  for (const postalCode of ['53703', '99999']) {
    const address = { country: 'US', state: 'IL', city: 'Chicago', postalCode };
    const response = await guest.send('POST', '/cart/v2/items', {
      actions: [{ action: 'setShippingAddress', address }],
    });
    expect(response).toMatchObject({ status: 400, body: { errors: [{ code: 'InvalidField' }] } });
  }
});

test('SDK-072 tax is calculated for the address and recalculated after every change', async () => {
  const guest = await guestWithCart(gateway);
  const taxed = await guest.change([
    bundle,
    { action: 'addLineItem', sku: 'TL-300-GY', quantity: 9 },
    { action: 'setShippingAddress', address: wisconsin },
    { action: 'calculateTax' },
  ]);
  expect(taxed.taxedPrice).toMatchObject({
    totalNet: { centAmount: 204_050 },
    totalTax: { centAmount: 11_223 },
    totalGross: { centAmount: 215_273 },
    taxPortions: [{ name: 'state', rate: 0.055 }],
  });
  const lineItemId = taxed.lineItems[3]?.id ?? '';
  const less = await guest.change([{ action: 'removeLineItem', lineItemId }]);
  expect(less.taxedPrice?.totalTax.centAmount).toBe(7139);
  const quebec = { country: 'CA', state: 'QC', postalCode: 'H2X 1Y4' };
  const canadian = await guest.change([{ action: 'setShippingAddress', address: quebec }]);
  expect(canadian.taxedPrice?.taxPortions).toMatchObject([
    { name: 'GST', amount: { centAmount: 6490 } },
    { name: 'QST', amount: { centAmount: 12_948 } },
  ]);
});

test('SDK-061 a response contains the totals of the cart only when the request expands them', async () => {
  const guest = await guestWithCart(gateway);
  const actions: CartAction[] = [{ action: 'addLineItem', sku: 'TL-300-GY' }];
  const { body } = await guest.send('POST', '/cart/v2/items?expand=calculation', { actions });
  expect(body).toMatchObject({ calculation: { subTotal: { centAmount: 8250 }, grandTotal: { centAmount: 8250 } } });
  expect((await guest.send('GET', '/cart/active?expand=calculation')).body).toHaveProperty('calculation');
  expect((await guest.send('GET', '/cart/active')).body).not.toHaveProperty('calculation');
});
