import {
  addItems,
  assignShipments,
  cartAfterSignIn,
  changeQuantity,
  findCart,
  keptCartIds,
  openCart,
  placeOrder,
  removeLine,
  shipCart,
  type OrderDraft,
  type SdkCalls,
} from '@basin/sdk';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { seedAccounts } from '../demonstration/seed-accounts.ts';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { cardToken, wisconsin } from '../../testing/checkout.ts';
import { testGateway } from '../../testing/gateway.ts';
import { customerSdkOn, recording, sdkOn } from '../../testing/sdk.ts';

const gateway = await testGateway({
  fill: [seedAccounts, fillCatalogue],
});
const { requests, fetch } = recording(gateway.fetch);
let sdk: SdkCalls;
beforeEach(() => {
  sdk = sdkOn(gateway, { fetch: { gateway: fetch } });
  requests.length = 0;
});
afterAll(() => gateway.close());

const shape = (cart: { lineItems: readonly { sku: string; quantity: number }[] } | null) =>
  cart?.lineItems.map(({ sku, quantity }) => `${quantity} ${sku}`);
const paths = () => requests.map(({ method, url }) => `${method} ${url.pathname.replace('/api', '')}`);

describe('a cart', () => {
  test('SDK-028 takes items, changes their quantity and lets them go', async () => {
    const { cart } = await addItems(sdk, {}, [
      { sku: 'TL-300-GY', quantity: 2 },
      { sku: 'BX-100-WH', quantity: 1, bundleItems: [{ sku: 'BX-100-BOWL', quantity: 1 }] },
    ]);
    expect(shape(cart)).toEqual(['2 TL-300-GY', '1 BX-100-WH', '1 BX-100-BOWL']);
    const [tile, set] = cart?.lineItems ?? [];
    const more = await changeQuantity(sdk, {}, { lineItemId: tile?.id ?? '', quantity: 5 });
    expect(shape(more.cart)).toEqual(['5 TL-300-GY', '1 BX-100-WH', '1 BX-100-BOWL']);
    const twoSets = await changeQuantity(sdk, {}, { lineItemId: set?.id ?? '', quantity: 2 });
    expect(shape(twoSets.cart)).toEqual(['5 TL-300-GY', '2 BX-100-WH', '2 BX-100-BOWL']);
    const without = await removeLine(sdk, {}, set?.id ?? '');
    expect(shape(without.cart)).toEqual(['5 TL-300-GY']);
  });

  test('SDK-028 changes by as many as are asked for, from the quantity that it has by then', async () => {
    const { cart } = await addItems(sdk, {}, [{ sku: 'TL-300-GY', quantity: 1 }]);
    const lineItemId = cart?.lineItems[0]?.id ?? '';
    await Promise.all([1, 1].map((by) => changeQuantity(sdk, {}, { lineItemId, by })));
    expect(shape(await findCart(sdk))).toEqual(['3 TL-300-GY']);
    expect((await changeQuantity(sdk, {}, { lineItemId, by: -9 })).cart).toBeNull();
  });

  test('SDK-030 is deleted after its last item has gone, by removal or by the quantity 0', async () => {
    const remove = async (take: (id: string) => Promise<{ cart: unknown }>) => {
      const { cart } = await addItems(sdk, {}, [{ sku: 'TL-300-GY', quantity: 2 }]);
      requests.length = 0;
      expect((await take(cart?.lineItems[0]?.id ?? '')).cart).toBeNull();
      expect(paths().at(-1)).toBe('DELETE /cart/v2/deleteActiveCart');
      expect(await findCart(sdk)).toBeNull();
    };
    await remove((id) => removeLine(sdk, {}, id));
    await remove((id) => changeQuantity(sdk, {}, { lineItemId: id, quantity: 0 }));
  });

  test('SDK-034 that has nothing in it at sign-in is let be: the active cart of the customer is fetched', async () => {
    const customer = await customerSdkOn(gateway, 'homeowner@example.com', { fetch: { gateway: fetch } });
    await addItems(customer, {}, [{ sku: 'BX-100-BOLT', quantity: 3 }]);
    const empty = await openCart(sdk);
    requests.length = 0;
    expect(shape(await cartAfterSignIn(customer, {}, empty))).toEqual(['3 BX-100-BOLT']);
    expect(shape(await cartAfterSignIn(customer, {}, null))).toEqual(['3 BX-100-BOLT']);
    expect(paths()).toEqual(['GET /cart/active', 'GET /cart/active']);
  });
});

describe('an order', () => {
  const filled = async () => {
    await addItems(sdk, {}, [{ sku: 'TL-300-GY', quantity: 2 }]);
    return shipCart(sdk, {}, { address: wisconsin, email: 'pat@example.org' });
  };
  const draftFor = async (cart: OrderDraft['cart'], more: Partial<OrderDraft> = {}): Promise<OrderDraft> => ({
    cart,
    payment: {
      paymentType: 'CREDIT_CARD',
      billingAddress: wisconsin,
      card: {
        ...({ token: await cardToken(gateway), responseCode: '870', brand: 'VI', lastFour: '1111' } as const),
        ...{ expMonth: '12', expYear: '2034', holderName: 'Pat Doe' },
      },
    },
    ...{ email: 'pat@example.org', locale: 'en-US', keys: { payment: `p-${cart.id}`, order: `o-${cart.id}` } },
    ...more,
  });

  test('SDK-031 begins with an address, which has the shipments assigned', async () => {
    const { cart, shipments } = await filled();
    expect(paths().slice(-2)).toEqual(['POST /cart/v2/items', 'POST /checkout/v2/assign/shipmentfromcart']);
    expect(shipments.length).toBeGreaterThan(0);
    expect(cart.shippingAddress).toMatchObject({ postalCode: '53000' });
    expect((await assignShipments(sdk, cart)).shipments).toEqual(shipments);
  });

  test('SDK-036 SDK-037 is made by a 201 alone, which clears the identifiers of the carts', async () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    const cartIds = keptCartIds(storage);
    const { cart } = await filled();
    cartIds.write({ cartId: cart.id, customerCartId: 'c-2', sharedCartId: 's-1' });
    let status = 200;
    const changing = sdkOn(gateway, {
      tokens: { read: () => sdk.session.current(), write: () => undefined },
      fetch: {
        gateway: async (request) => {
          const isSubmit = request.url.endsWith('/checkout/v2/order/submit');
          if (isSubmit && status !== 201) return Response.json({ id: 'o-1', orderNumber: 'W1' }, { status });
          return gateway.fetch(request);
        },
      },
    });
    const draft = await draftFor(cart, { cartIds });
    for (status of [200, 202])
      await expect(placeOrder(changing, {}, draft)).rejects.toMatchObject({ kind: 'http', status });
    expect(cartIds.read()).toMatchObject({ cartId: cart.id });
    status = 201;
    expect(await placeOrder(changing, {}, draft)).toMatchObject({ ok: true });
    expect(keptCartIds(storage).read()).toEqual({});
  });

  test.each([
    ['4000000000009995', 'DECLINED'],
    ['4000000000000002', 'DENY'],
    ['4000000000000259', 'CHALLENGE'],
    ['4000000000000119', 'ERROR'],
  ])('SDK-114 SDK-115 SDK-116 is not made with the card %s, which is answered %s', async (number) => {
    const { cart } = await filled();
    const draft = await draftFor(cart);
    const card = draft.payment.paymentType === 'CREDIT_CARD' ? draft.payment.card : expect.fail();
    const payment = {
      ...draft.payment,
      card: { ...card, token: await cardToken(gateway, number) },
    } as OrderDraft['payment'];
    expect(await placeOrder(sdk, {}, { ...draft, payment })).toEqual({ ok: false, reason: 'declined' });
    expect((await findCart(sdk))?.id).toBe(cart.id);
  });
});
