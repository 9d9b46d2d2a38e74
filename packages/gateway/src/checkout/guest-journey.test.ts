import { createCalls, isSdkError, type SdkCalls } from '@basin/sdk';
import type { CartAction } from '@basin/sdk/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { renderEmail } from '../mail/render-email.ts';
import { readSkins } from '../mail/skins.ts';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { cardToken, wisconsinAddress } from '../../testing/checkout.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';

let gateway: TestGateway;
let sdk: SdkCalls;
beforeAll(async () => {
  gateway = await testGateway({ fill: fillCatalogue });
  return () => gateway.close();
});
beforeEach(() => {
  const { fetch, now } = gateway;
  sdk = createCalls({ gatewayUrl: 'http://gateway.test/api', fetch: { gateway: fetch }, now });
});

const update = (...actions: CartAction[]) => sdk.cart.update({ query: { expand: 'calculation' }, body: { actions } });
const openCart = () => sdk.cart.create({ body: { currency: 'USD', taxMode: 'ExternalAmount' } });
const statusOf = (error: unknown) => (isSdkError(error) && 'status' in error ? error.status : error);

describe('cart calls through the SDK', () => {
  test('SDK-058 SDK-059 SDK-060 a missing cart is a 404, and a new cart is opened and found', async () => {
    expect(statusOf(await sdk.cart.active({ query: { expand: 'calculation' } }).catch((error: unknown) => error))).toBe(
      404,
    );
    const { id } = await sdk.cart.create({
      body: { currency: 'USD', taxMode: 'ExternalAmount', customerEmail: ' Pat@Example.org ' },
    });
    const active = await sdk.cart.active({ query: { expand: 'calculation' } });
    expect(active).toMatchObject({
      id,
      customerEmail: 'pat@example.org',
      calculation: { grandTotal: { centAmount: 0 } },
    });
    expect((await sdk.cart.get({ params: { id } })).id).toBe(id);
  });

  test('SDK-032 an anonymous cart has the guest customer group', async () => {
    expect((await openCart()).customerGroup).toMatchObject({ key: 'GST' });
  });

  test('DOM-001 DOM-158 a guest browses products and uses a cart with an anonymous token, in the guest group', async () => {
    expect((await sdk.search.listing({ query: { rows: 1 } })).documents).toHaveLength(1);
    await openCart();
    const { anonymousId, customerGroup, lineItems } = await update({ action: 'addLineItem', sku: 'TL-300-GY' });
    expect([lineItems.map(({ sku }) => sku), customerGroup?.key]).toEqual([['TL-300-GY'], 'GST']);
    expect(await sdk.session.current()).toMatchObject({ isAuthenticated: false, anonymousId });
    expect(await sdk.session.claims()).toMatchObject({ anonymousId: expect.stringMatching(/./) as string });
  });

  test('DOM-016 DOM-017 DOM-018 a cart has its lines, charges, address, shipping total, taxed price, group and guest id', async () => {
    const { id } = await openCart();
    const address = { ...wisconsinAddress, email: 'pat@example.org', phone: '5550100123' };
    await update({ action: 'addLineItem', sku: 'TL-300-GY' }, { action: 'setShippingAddress', address });
    await update({ action: 'calculateTax' });
    const usd = { centAmount: expect.any(Number) as number, currencyCode: 'USD' };
    const { version, anonymousId, ...cart } = await sdk.cart.active({ query: { expand: 'calculation' } });
    expect(cart).toMatchObject({
      id,
      type: 'Cart',
      lineItems: [{ sku: 'TL-300-GY' }],
      customLineItems: [],
      shippingAddress: address,
      shippingTotal: usd,
      taxedPrice: { totalNet: usd, totalGross: usd, totalTax: usd },
      customerGroup: { key: 'GST' },
    });
    expect([version, anonymousId]).toEqual([3, (await sdk.session.current()).anonymousId]);
  });

  test('DOM-043 SDK-061 SDK-062 SDK-063 SDK-066 lines and bundles are added to a cart and removed, which leaves an empty cart', async () => {
    await openCart();
    const bundleItems = [{ sku: 'BX-100-BOWL', quantity: 1 }];
    const cart = await update(
      { action: 'addLineItem', sku: 'TL-300-GY', quantity: 9 },
      { action: 'addbundle', sku: 'BX-100-WH', bundleItems },
    );
    const [tile, set, bowl] = cart.lineItems;
    expect([tile?.sku, set?.sku, bowl?.bundleParentId]).toEqual(['TL-300-GY', 'BX-100-WH', set?.id]);
    expect(cart.calculation?.grandTotal.centAmount).toBe(9 * 8250 + 64_900);
    const emptied = await update(
      { action: 'removeLineItem', lineItemId: tile?.id ?? '' },
      { action: 'removebundle', lineItemId: set?.id ?? '' },
    );
    expect(emptied).toMatchObject({
      lineItems: [],
      totalLineItemQuantity: 0,
      totalPrice: { centAmount: 0, currencyCode: 'USD' },
      taxMode: 'ExternalAmount',
    });
  });

  test('SDK-078 SDK-079 deleting a cart twice succeeds both times', async () => {
    const { id, version } = await openCart();
    await sdk.cart.delete({ params: { id }, query: { version } });
    await sdk.cart.delete({ params: { id }, query: { version } });
    await openCart();
    await sdk.cart.deleteActive();
    await sdk.cart.deleteActive();
  });
});

describe('checkout through the SDK', () => {
  test('GW-003 GW-004 GW-006 GW-007 SDK-083 SDK-084 SDK-085 SDK-086 SDK-088 SDK-089 a guest buys a product', async () => {
    const { id: cartId } = await openCart();
    await update(
      { action: 'addLineItem', sku: 'TL-300-GY', quantity: 9 },
      { action: 'setCustomerEmail', email: 'pat@example.org' },
      { action: 'setShippingAddress', address: wisconsinAddress },
      { action: 'calculateTax' },
    );
    const cost = await sdk.checkout.shippingCost({ query: { cartId } });
    const { cart } = await sdk.checkout.assignShipment({ body: { cartId } });
    expect(cost.shippingTotal?.centAmount).toBe(cart?.shippingTotal?.centAmount);
    expect(await sdk.checkout.splitCheck({ query: { cartId } })).toMatchObject({ isSplit: false });
    const payment = await sdk.checkout.pay({
      body: {
        cartId,
        version: cart?.version ?? 0,
        paymentType: 'CREDIT_CARD',
        billingAddress: wisconsinAddress,
        card: {
          token: await cardToken(gateway),
          responseCode: '870',
          brand: 'VI',
          lastFour: '1111',
          expMonth: '12',
          expYear: '2034',
          holderName: 'Pat Doe',
        },
      },
    });
    const { paymentId, cartVersion: version = 0 } = payment;
    const order = await sdk.checkout.submit({
      body: { cartId, version, paymentId, paymentType: 'CREDIT_CARD', email: 'pat@example.org', locale: 'en-US' },
    });
    expect(order).toMatchObject({ customerEmail: 'pat@example.org', lineItems: [{ sku: 'TL-300-GY', quantity: 9 }] });
    const { results } = await sdk.orders.query({ query: { orderNumber: order.orderNumber } });
    expect(results.map(({ id }) => id)).toEqual([order.id]);
  });

  test('the confirmation e-mail of an order lists its lines, totals and expected arrival, but no address', async () => {
    const [mail, ...others] = await gateway.db.selectFrom('outbox').selectAll().where('kind', '=', 'order').execute();
    if (!mail) throw new RangeError('no e-mail was queued');
    expect([mail.recipient, mail.locale, others.length]).toEqual(['pat@example.org', 'en', 0]);
    const { text, html, subject } = renderEmail(mail, {
      shopOrigin: 'https://shop.example',
      skins: await readSkins(gateway.db),
    });
    expect(subject).toBe(`Your order ${mail.facts.orderNumber ?? ''}`);
    expect(mail.facts.order?.brand).toBe('Averell'); // the e-mail has the skin of the brand of all lines
    expect(text).toMatch(/Hello Pat,[^]*Parcels should arrive about [^]*\n9 boxes × [^]*Tax: \$\d[^]*Total: \$\d/);
    for (const trace of ['Example Ave', 'Sampletown', '53000', '1111']) expect(text + html).not.toContain(trace);
  });

  test('SDK-107 SDK-108 SDK-110 GW-021 assigning shipments reports the lines that cannot be shipped', async () => {
    const { id: cartId } = await openCart();
    await update({ action: 'addLineItem', sku: 'SH-200-CP' }, { action: 'addLineItem', sku: 'TL-300-GY' });
    const california = { ...wisconsinAddress, state: 'CA', postalCode: '90001' };
    const excluded = await sdk.checkout.assignShipment({ body: { cartId, shippingAddress: california } });
    expect(excluded).toMatchObject({ unavailableItems: [{ sku: 'SH-200-CP' }], isNonDeliverableAddress: false });
    const territory = { ...wisconsinAddress, state: 'PR', postalCode: '00901' };
    const undeliverable = await sdk.checkout.assignShipment({ body: { cartId, shippingAddress: territory } });
    expect(undeliverable).toMatchObject({ isNonDeliverableAddress: true, message: 'Cannot ship to your location' });
  });
});
