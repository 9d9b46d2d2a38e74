import { createSdk, createSdkFor, memoryTokenStore, cart as cartNoun, products as productsNoun } from '@basin/sdk';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { fillDemoShop, demoDate, testGateway } from '../../../../gateway/testing/demo-shop.ts';

const gateway = await testGateway({ fill: fillDemoShop, at: demoDate });
afterAll(() => gateway.close());

const options = { gatewayUrl: 'http://gateway.test/api', fetch: { gateway: gateway.fetch }, now: gateway.now };
const guest = () => createSdk({ ...options, locale: 'en' });
const faucet = 'maren-widespread-basin-faucet-lever-handles';

describe('the cart of a guest', () => {
  test('an addition that is sent again with the same key adds nothing more', async () => {
    const { cart, products } = guest();
    const sku = (await products.get(faucet))?.sku ?? '';
    await cart.add({ sku, quantity: 2 });
    const added = await cart.add({ sku, quantity: 1 }, { idempotencyKey: 'press-1' });
    expect(await cart.add({ sku, quantity: 1 }, { idempotencyKey: 'press-1' })).toEqual(added);
    expect((await cart.get())?.lines.map(({ quantity }) => quantity)).toEqual([3]);
  });

  test('accessories of a capped item fit it once when the addition is sent again with the same key', async () => {
    const { cart, products } = guest();
    const { sku = '', requiredParts = [], stock } = (await products.get(faucet)) ?? {};
    const accessories = requiredParts.map((part) => ({ sku: part.sku }));
    await gateway.db.updateTable('stock').set({ available: 3 }).where('sku', '=', sku).execute();
    const units = async () => (await cart.get())?.lines.map(({ quantity }) => quantity);
    for (const _ of ['pressed', 'pressed again']) {
      await cart.add({ sku, quantity: 5, accessories }, { idempotencyKey: 'press-2' });
      expect(await units()).toEqual([3, 3]);
    }
    await gateway.db.updateTable('stock').set({ available: stock?.available }).where('sku', '=', sku).execute();
  });

  test('SDK-030 an item that another tab adds while the last one is removed stays in the cart', async () => {
    const tokens = memoryTokenStore();
    const otherTab = createSdk({ ...options, tokens, locale: 'en' });
    const sku = (await otherTab.products.get(faucet))?.sku ?? '';
    const fetch = async (request: Request) => {
      if (request.method === 'DELETE') await otherTab.cart.add({ sku, quantity: 2 });
      return gateway.fetch(request);
    };
    const { cart } = createSdk({ ...options, tokens, fetch: { gateway: fetch }, locale: 'en' });
    const [line] = (await cart.add({ sku, quantity: 1 })).cart?.lines ?? [];
    expect((await cart.remove(line?.id ?? '')).cart?.units).toBe(2);
    expect((await cart.get())?.units).toBe(2);
  });

  test('an addition of a sold-out item that is sent again with the same key leaves the items added since', async () => {
    const { cart, products } = guest();
    const { sku = '', requiredParts = [], stock } = (await products.get(faucet)) ?? {};
    const [part] = requiredParts;
    const setStock = (available: number | undefined) =>
      gateway.db.updateTable('stock').set({ available }).where('sku', '=', sku).execute();
    onTestFinished(async () => {
      await setStock(stock?.available);
    });
    await setStock(0);
    const addSoldOut = () => cart.add({ sku, quantity: 1 }, { idempotencyKey: 'press-3' });
    expect((await addSoldOut()).cart).toBeNull();
    await cart.add({ sku: part?.sku ?? '', quantity: 1 });
    expect((await addSoldOut()).cart?.units).toBe(1);
  });

  test('the cart is null before the first item, and an item with its accessories is one addition', async () => {
    const { cart, products } = guest();
    expect(await cart.get()).toBeNull();
    const product = await products.get(faucet);
    const accessories = product?.requiredParts.map(({ sku }) => ({ sku })) ?? [];
    const added = await cart.add({ sku: product?.sku ?? '', quantity: 2, accessories });
    expect(added.notices).toEqual([]);
    expect(added.cart?.lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      [product?.name, 2],
      [product?.requiredParts[0]?.name, 2],
    ]);
    expect(added.cart?.lines[0]).toMatchObject({
      slug: faucet,
      finish: product?.finish,
      unitPrice: product?.price?.now,
      total: { cents: (product?.price?.now.cents ?? 0) * 2, currency: 'USD' },
    });
    expect(await cart.get()).toEqual(added.cart);
  });

  test('below a wrong base URL the cart is not null: the error names the URL', async () => {
    const fetch = { gateway: () => Promise.resolve(new Response('<h1>Not found</h1>', { status: 404 })) };
    const { cart } = createSdk({ ...options, fetch, locale: 'en' });
    await expect(cart.get()).rejects.toThrow('check the base URL http://gateway.test/api');
  });

  test('DOM-023 a cart line has names, numbers, picture, category, brand, description, finish and prices', async () => {
    const { cart, products } = createSdk({ ...options, locale: 'fr' });
    const product = await products.get(faucet);
    const { cart: added } = await cart.add({ sku: product?.sku ?? '', quantity: 2 });
    const unit = product?.price?.now.cents ?? Number.NaN;
    expect(added?.lines[0]).toMatchObject({
      id: expect.stringMatching(/./) as string,
      sku: product?.sku,
      slug: faucet,
      quantity: 2,
      image: expect.stringContaining(product?.pictures[0]?.name ?? 'a picture') as string,
      category: product?.category,
      brand: product?.brand,
      name: product?.name,
      description: product?.shortDescription,
      finish: product?.finish,
      unitPrice: { cents: unit },
      total: { cents: unit * 2 },
      modelNumber: product?.modelNumber,
    });
  });

  test('DOM-038 a capped quantity has a notice, and the line has the available units', async () => {
    const { cart, products } = guest();
    const { sku = '', stock } = (await products.get(faucet)) ?? {};
    const { cart: cut, notices } = await cart.add({ sku, quantity: 9999 });
    expect(notices).toEqual([{ sku, message: 'capped', quantity: stock?.available }]);
    expect(cut?.units).toBe(stock?.available);
  });

  test('the quantity of a line is set, changed or removed, and removing the last line deletes the cart', async () => {
    const { cart, products } = guest();
    const { sku = '' } = (await products.get(faucet)) ?? {};
    const id = (await cart.add({ sku, quantity: 1 })).cart?.lines[0]?.id ?? '';
    expect((await cart.setQuantity(id, 3)).cart?.units).toBe(3);
    expect((await cart.changeQuantity(id, -1)).cart?.units).toBe(2);
    expect((await cart.remove(id)).cart).toBeNull();
    expect(await cart.get()).toBeNull();
  });

  test('a saved line keeps the cart, and can be moved back or removed', async () => {
    const { cart, products } = guest();
    const { sku = '' } = (await products.get(faucet)) ?? {};
    const { lines } = (await cart.add({ sku, quantity: 2 })).cart ?? {};
    const { cart: without } = await cart.saveForLater(lines?.[0]?.id ?? '');
    expect(without).toMatchObject({
      lines: [],
      units: 0,
      sums: { total: { cents: 0 } },
      saved: [{ sku, quantity: 2 }],
    });
    const { cart: back } = await cart.moveToCart(without?.saved[0]?.id ?? '');
    expect(back).toMatchObject({ units: 2, saved: [], lines: [{ sku, quantity: 2, total: lines?.[0]?.total }] });
    const saved = (await cart.saveForLater(back?.lines[0]?.id ?? '')).cart?.saved ?? [];
    expect((await cart.removeSaved('unknown')).cart?.saved).toEqual(saved);
    expect((await cart.removeSaved(saved[0]?.id ?? '')).cart).toBeNull();
  });

  test('a discount code reduces the total until it is removed', async () => {
    const { cart, products } = guest();
    const { sku = '' } = (await products.get(faucet)) ?? {};
    const { cart: full } = await cart.add({ sku, quantity: 1 });
    const { cart: less, rejection } = await cart.applyCode('WELCOME10');
    expect(rejection).toBeNull();
    expect(less?.codes).toEqual([{ code: 'WELCOME10', rejection: null }]);
    expect(less?.sums.total.cents).toBeLessThan(full?.sums.total.cents ?? 0);
    const { cart: again } = await cart.removeCode('WELCOME10');
    expect(again?.codes).toEqual([]);
    expect(again?.sums.total).toEqual(full?.sums.total);
  });

  test.each([
    ['NO-SUCH', 'unknown'],
    ['SPRING', 'notNow'],
    ['PAUSED', 'notNow'],
    ['TRADE15', 'notForThisCart'],
  ])('the discount code %s has no effect (%s) and is not added to the cart', async (code, rejection) => {
    const { cart, products } = guest();
    const { sku = '' } = (await products.get(faucet)) ?? {};
    const { cart: full } = await cart.add({ sku, quantity: 1 });
    expect(await cart.applyCode(code)).toMatchObject({ cart: { codes: [], sums: full?.sums }, notices: [], rejection });
    expect((await cart.get())?.codes).toEqual([]);
  });

  test('SDK-113 a discount code that has been used the maximum number of times has no effect', async () => {
    const { cart, products } = guest();
    const { sku = '' } = (await products.get(faucet)) ?? {};
    await cart.add({ sku, quantity: 1 });
    const use = (applications: number) =>
      gateway.db.updateTable('discount_codes').set({ applications }).where('code', '=', 'FIRST100').execute();
    await use(100);
    expect(await cart.applyCode('FIRST100')).toMatchObject({ cart: { codes: [] }, rejection: 'usedUp' });
    await use(0);
  });

  test('SDK-112 a discount code that cannot be combined with an earlier one leaves that one in place', async () => {
    const { cart, products } = guest();
    const { sku = '' } = (await products.get(faucet)) ?? {};
    await cart.add({ sku, quantity: 1 });
    await cart.applyCode('FIRST100');
    const { cart: one, rejection } = await cart.applyCode('WELCOME10');
    expect([one?.codes, rejection]).toEqual([[{ code: 'FIRST100', rejection: null }], 'notWithOthers']);
  });

  test('removing a discount code that was not entered has no effect', async () => {
    const { cart, products } = guest();
    const { sku = '' } = (await products.get(faucet)) ?? {};
    const { cart: full } = await cart.add({ sku, quantity: 1 });
    expect(await cart.removeCode('NO-SUCH')).toEqual({ cart: full, notices: [] });
  });

  test('the cart is in the language of the shop', async () => {
    const { products, cart } = createSdkFor({ products: productsNoun, cart: cartNoun }, { ...options, locale: 'fr' });
    const product = await products.get(faucet);
    const { cart: french } = await cart.add({ sku: product?.sku ?? '', quantity: 1 });
    expect(french?.lines[0]).toMatchObject({ name: product?.name, finish: product?.finish });
  });
});
