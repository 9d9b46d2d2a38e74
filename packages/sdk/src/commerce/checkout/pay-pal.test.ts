import { createCart, createCheckout, hasStatus, isSdkError, type Cart, type SdkCalls } from '@basin/sdk';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { fillCatalogue } from '../../../../gateway/testing/catalogue.ts';
import { wisconsinInput } from '../../../../gateway/testing/checkout.ts';
import { testGateway } from '../../../../gateway/testing/gateway.ts';
import { recordFetch, sdkOn } from '../../../../gateway/testing/sdk.ts';

const gateway = await testGateway({ fill: fillCatalogue });
const { requests, fetch } = recordFetch(gateway.fetch);
let sdk: SdkCalls;
beforeEach(() => {
  sdk = sdkOn(gateway, { fetch: { gateway: fetch } });
  requests.length = 0;
});
afterAll(() => gateway.close());

const addresses = {
  returnUrl: 'http://localhost:3000/fr/checkout/review',
  cancelUrl: 'http://localhost:3000/fr/checkout',
};
const payment = (path: string, init?: RequestInit) =>
  gateway.payment.fetch(new Request(`http://127.0.0.1:4004${path}`, init));

async function readyCart(): Promise<Cart> {
  await createCart(sdk).add({ sku: 'TL-300-GY', quantity: 2 });
  return (await createCheckout(sdk).setAddress({ address: wisconsinInput, email: 'pat@example.org' })).cart;
}
const tokenFor = async (cart: Cart) => (await createCheckout(sdk).startPayPal({ cart, ...addresses })).token;

/** Approves a payment as a browser does, and returns the parameters that PayPal adds. */
async function approve(token: string, email = 'pat@example.org') {
  const body = new URLSearchParams({ token, email });
  const response = await payment('/paypal', { method: 'POST', body });
  const back = response.headers.get('location');
  return { status: response.status, back, payerId: new URL(back ?? 'missing:').searchParams.get('PayerID') ?? '' };
}
const buy = (cart: Cart, approval: { token: string; payerId: string }) =>
  createCheckout(sdk, { locale: 'fr' }).placeOrder({
    cart,
    payment: { type: 'payPal', ...approval },
    billingAddress: wisconsinInput,
    email: 'pat@example.org',
    keys: { payment: crypto.randomUUID(), order: crypto.randomUUID() },
  });
const declined = { ok: false, reason: 'declined' };
const unusable = { ok: false, reason: 'paymentExpired' };

describe('payments with PayPal', () => {
  test('SDK-087 GW-006 DOM-045 a token leads to the approval page, and the approval leads back to the shop and to an order', async () => {
    const cart = await readyCart();
    const { token, url } = await createCheckout(sdk).startPayPal({ cart, ...addresses });
    const body = { cartId: cart.id, version: cart.version, ...addresses };
    expect(requests.at(-1)).toMatchObject({ method: 'POST', body });
    expect(requests.at(-1)?.url.pathname).toBe('/api/payment/paypal/getToken');
    expect(url).toBe(`http://127.0.0.1:4004/paypal?token=${token}`);
    const page = await (await payment(`/paypal?token=${token}`)).text();
    expect(page).toContain('lang="fr"');
    expect(page).toMatch(/\d,\d\d\s\$/);
    expect(page).toContain(addresses.cancelUrl);
    const { status, back, payerId } = await approve(token);
    expect([status, back]).toEqual([303, `${addresses.returnUrl}?token=${token}&PayerID=${payerId}`]);
    const placed = await buy(cart, { token, payerId });
    expect(placed).toMatchObject({ ok: true, order: { lines: [{ sku: 'TL-300-GY' }] } });
    const { results } = await sdk.orders.query({ query: { cartId: cart.id } });
    expect(results).toMatchObject([{ customerEmail: 'pat@example.org', paymentState: 'Paid' }]);
    const { document } = await gateway.db.selectFrom('payments').select('document').executeTakeFirstOrThrow();
    expect(document).toMatchObject({ paymentType: 'PP', brand: 'PayPal' });
  });

  test('SDK-087 each payment attempt has its own token', async () => {
    const cart = await readyCart();
    expect(await tokenFor(cart)).not.toBe(await tokenFor(cart));
  });

  test.each([
    ['declined@example.com', 'declined by the bank'],
    ['deny@example.com', 'denied by the fraud screen'],
    ['challenge@example.com', 'held by the fraud screen'],
    ['error@example.com', 'not screened'],
  ])('SDK-114 SDK-115 SDK-116 an approval by %s is %s', async (email) => {
    const cart = await readyCart();
    const token = await tokenFor(cart);
    expect(await buy(cart, { token, payerId: (await approve(token, email)).payerId })).toMatchObject(declined);
  });

  test('an approval pays once, and only for its cart and amount', async () => {
    const cart = await readyCart();
    const unapproved = await tokenFor(cart);
    expect(await buy(cart, { token: unapproved, payerId: 'INVENTED' })).toMatchObject(unusable);
    const token = await tokenFor(cart);
    const { payerId } = await approve(token);
    expect(await buy(cart, { token, payerId: 'SOMEBODY' })).toMatchObject(unusable);
    const { cart: dearer } = await createCart(sdk).add({ sku: 'TL-300-GY', quantity: 1 });
    const { cart: shipped } = await createCheckout(sdk).setAddress({ address: wisconsinInput });
    expect(dearer?.id).toBe(cart.id);
    expect(await buy(shipped, { token, payerId })).toMatchObject(unusable);
    expect((await approve(token)).payerId).toBe('');
  });

  test('a shopper who goes back to the approval page after approving returns to the shop with the same approval', async () => {
    const token = await tokenFor(await readyCart());
    const { back } = await approve(token);
    expect((await payment(`/paypal?token=${token}`)).headers.get('location')).toBe(back);
    expect((await approve(token, 'other@example.org')).back).toBe(back);
  });

  test('a payment attempt that is three hours old has expired and leads back to the shop as cancelled', async () => {
    const cart = await readyCart();
    const token = await tokenFor(cart);
    gateway.pass(3 * 60 * 60 * 1000);
    expect((await payment(`/paypal?token=${token}`)).headers.get('location')).toBe(addresses.cancelUrl);
    const { back, payerId } = await approve(token);
    expect([back, payerId]).toEqual([addresses.cancelUrl, '']);
  });

  test('a token that is unknown, such as that of a paid order, leads to the checkout in the language of the browser', async () => {
    const headers = { 'Accept-Language': 'fr-CA,fr;q=0.9' };
    const { status, headers: found } = await payment('/paypal?token=EC-none', { headers });
    expect([status, found.get('location')]).toEqual([303, 'http://localhost:3000/fr/checkout/payment']);
    expect((await approve('EC-none')).back).toBe('http://localhost:3000/en/checkout/payment');
  });

  test.each(['https://evil.example/', 'http://localhost:3000@evil.example/', 'javascript:alert(1)'])(
    'the return URL %s is rejected',
    async (returnUrl) => {
      const { id: cartId } = await readyCart();
      const rejection = await sdk.payPal
        .createToken({ body: { cartId, ...addresses, returnUrl } })
        .catch((error: unknown) => error);
      expect(hasStatus(rejection, 400) && rejection.code).toBe('InvalidField');
    },
  );

  test("someone else's cart, an older version and another amount get no token", async () => {
    const { id: cartId, version } = await readyCart();
    const statusOf = (calls: SdkCalls, more: object) =>
      calls.payPal.createToken({ body: { cartId, ...addresses, ...more } }).then(
        () => 200,
        (error: unknown) => (isSdkError(error) && 'status' in error ? error.status : error),
      );
    expect(await statusOf(sdkOn(gateway), {})).toBe(404);
    expect(await statusOf(sdk, { version: version - 1 })).toBe(409);
    expect(await statusOf(sdk, { amount: { centAmount: 1, currencyCode: 'USD' } })).toBe(400);
  });

  test('only the approval page itself can approve', async () => {
    const token = await tokenFor(await readyCart());
    const body = new URLSearchParams({ token, email: 'pat@example.org' });
    const response = await payment('/paypal', { method: 'POST', body, headers: { Origin: 'https://evil.example' } });
    expect(response.status).toBe(403);
  });
});
