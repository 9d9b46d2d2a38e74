import { sampleSku } from '@basin/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { unpack } from '../catalogue/listing/packed.ts';
import { cartOf, sharedCartsOf } from '../../shell/sdk/nouns.server.ts';
import { partOf } from '../../testing/page-parts.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { castArgs, asFormPost, visitorOf } from '../../testing/visitor.ts';
import { handleCartForm as cartAction, loadCart as cartLoader } from './cart-page.server.ts';
import { loadContentPage as pageLoader } from '../content/content-page.server.ts';
import { addSharedCart as action, loadSharedCart as loader } from './shared-cart.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

const guest = () => visitorOf(shop);

async function firstProduct(category: string) {
  const { data } = await shop.visit(`/en/products/${category}`, (args) => pageLoader(castArgs(pageLoader, args)));
  return unpack(partOf(data, 'product-listing').view).products[0];
}

const firstSku = async (category: string) => (await firstProduct(category))?.sku ?? '';

const findProduct = (sku: string) =>
  shop.gateway.db
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'skus.product_id')
    .select(['products.id', 'products.document'])
    .where('skus.sku', '=', sku)
    .executeTakeFirstOrThrow();
type Product = Awaited<ReturnType<typeof findProduct>>['document'];

const sellInShowroomsOnly = (sku: string) => changeProduct(sku, () => ({ soldOnline: false }));

const removeFromCatalogue = async (sku: string): Promise<void> => {
  await changeProduct(sku, ({ variants }) => ({ variants: variants.filter((variant) => variant.sku !== sku) }));
  await shop.gateway.db.deleteFrom('skus').where('sku', '=', sku).execute();
};

async function changeProduct(sku: string, change: (product: Product) => Partial<Product>): Promise<void> {
  const { db } = shop.gateway;
  const { id, document } = await findProduct(sku);
  const { revision } = await db
    .updateTable('catalogue_revision')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .returning('revision')
    .executeTakeFirstOrThrow();
  const changed = { document: JSON.stringify({ ...document, ...change(document) }), revision };
  await db.updateTable('products').set(changed).where('id', '=', id).execute();
}

describe('shared carts', () => {
  test('STO-009 another guest sees a shared cart from the link in its e-mail and adds all of it to their own cart', async () => {
    const [sender, recipient] = [guest(), guest()];
    const sku = await firstSku('basins');
    await sender('/en/cart', ({ context }) => cartOf(context).add({ sku, quantity: 2 }));
    const form = { intent: 'share', email: 'friend@example.com' };
    const shared = (await sender('/en/cart', (args) =>
      cartAction(castArgs(cartAction, asFormPost(args, form))),
    )) as Response;
    const url = shared.headers.get('Location') ?? '';
    expect([shared.status, url]).toEqual([303, expect.stringContaining('/en/shared-cart?sharedCartId=')]);
    const page = await recipient(url, (args) => loader(castArgs(loader, args)));
    expect(page).toMatchObject({ items: [{ sku, quantity: 2 }], isSent: false });
    const added = await recipient(url, (args) => action(castArgs(action, asFormPost(args))));
    expect(added.headers.get('Location')).toBe('/en/cart');
    const { cart, notices } = await recipient('/en/cart', (args) => cartLoader(castArgs(cartLoader, args)));
    expect(cart?.units).toBe(2);
    expect(notices.map(({ key }) => key)).toEqual(['sharedCart.added']);
  });

  test('the page after sharing a cart does not offer to add it, which would double the cart', async () => {
    const sender = guest();
    const sku = await firstSku('basins');
    await sender('/en/cart', ({ context }) => cartOf(context).add({ sku, quantity: 1 }));
    const shared = (await sender('/en/cart', (args) =>
      cartAction(castArgs(cartAction, asFormPost(args, { intent: 'share' }))),
    )) as Response;
    const page = await sender(shared.headers.get('Location') ?? '', (args) => loader(castArgs(loader, args)));
    expect(page).toMatchObject({ items: [{ sku }], isSent: true });
  });

  test('a shared cart whose form is sent again, because its response was lost, is added once', async () => {
    const [sender, recipient] = [guest(), guest()];
    const sku = await firstSku('basins');
    const shared = await sender('/en/cart', async ({ context }) => {
      await cartOf(context).add({ sku, quantity: 2 });
      return sharedCartsOf(context).create();
    });
    for (let sent = 0; sent < 2; sent++)
      await recipient(`/en/shared-cart?sharedCartId=${shared?.id}`, (args) =>
        action(castArgs(action, asFormPost(args, { key: 'one-form' }))),
      );
    expect(await recipient('/en/cart', async ({ context }) => (await cartOf(context).get())?.units)).toBe(2);
    expect((await sender('/en/cart', ({ context }) => cartOf(context).get()))?.lines).toHaveLength(1);
    const mail = shop.gateway.db.selectFrom('outbox').select('kind').where('recipient', '=', 'friend@example.com');
    expect((await mail.execute()).map(({ kind }) => kind)).toEqual(['shared-cart']);
  });

  test('a shared cart names the rooms that its tile was planned for', async () => {
    const sender = guest();
    const sku = await firstSku('field-tile');
    const size = { soldByBox: true, soldByUom: 'box', totalNeeded: 22, totalArea: 20, overage: 10 };
    const room = { roomName: 'Hall', productType: 'tile', ...size } as const;
    await sender('/en/cart', ({ context }) => cartOf(context).add({ sku, quantity: 2, roomInfo: [room] }));
    const id = (await sender('/en/cart', ({ context }) => sharedCartsOf(context).create()))?.id;
    const page = await guest()(`/en/shared-cart?sharedCartId=${id}`, (args) => loader(castArgs(loader, args)));
    expect(page.items).toMatchObject([{ sku, rooms: [room] }]);
  });

  test.each(['en', 'fr'])(
    'a cart that was filled on a page in %s is shared by an e-mail in the same language',
    async (locale) => {
      const sender = guest();
      const [sku, email] = [await firstSku('basins'), `friend-${locale}@example.com`];
      await sender(`/${locale}/cart`, ({ context }) => cartOf(context).add({ sku, quantity: 1 }));
      await sender(`/${locale}/cart`, ({ context }) => sharedCartsOf(context).create({ email }));
      const mail = shop.gateway.db.selectFrom('outbox').select('locale').where('recipient', '=', email);
      expect(await mail.execute()).toEqual([{ locale }]);
    },
  );

  test('a shared cart shows each item in the finish that its sender chose, with its price and a link', async () => {
    const [sender, recipient] = [guest(), guest()];
    const { sku, name } = (await firstProduct('bathroom-faucets'))?.swatches.at(-1) ?? { sku: '', name: '' };
    await sender('/en/cart', ({ context }) => cartOf(context).add({ sku, quantity: 1 }));
    const shared = await sender('/en/cart', ({ context }) => sharedCartsOf(context).create());
    const line = (await sender('/en/cart', ({ context }) => cartOf(context).get()))?.lines[0];
    const url = `/en/shared-cart?sharedCartId=${shared?.id}`;
    const { items, subTotal } = await recipient(url, (args) => loader(castArgs(loader, args)));
    const path = expect.stringContaining(`?skuId=${sku}`) as string;
    expect(items).toMatchObject([{ name: line?.name, finish: name, image: line?.image, path, total: line?.total }]);
    expect(subTotal).toEqual(line?.total);
  });

  test('a shared cart whose items have all sold out is not reported as added', async () => {
    const [sender, recipient] = [guest(), guest()];
    const products = await shop.gateway.db.selectFrom('products').select('document').execute();
    const stocked = products.find(
      ({ document: { kind, requiredAccessories, soldOnline, variants } }) =>
        kind === 'fixture' && requiredAccessories.length === 0 && soldOnline && !variants[0]?.backOrderable,
    );
    const sku = stocked?.document.variants[0]?.sku ?? '';
    await sender('/en/cart', ({ context }) => cartOf(context).add({ sku, quantity: 1 }));
    const shared = await sender('/en/cart', ({ context }) => sharedCartsOf(context).create());
    const url = `/en/shared-cart?sharedCartId=${shared?.id}`;
    const setStock = (available: number) =>
      shop.gateway.db
        .updateTable('stock')
        .set({ available, restockable_in_days: null })
        .where('sku', '=', sku)
        .execute();
    await setStock(0);
    await recipient(url, (args) => action(castArgs(action, asFormPost(args))));
    const { cart, notices } = await recipient('/en/cart', (args) => cartLoader(castArgs(cartLoader, args)));
    expect(cart).toBeNull();
    expect(notices.map(({ key }) => key)).toEqual(['sharedCart.unavailable']);
    await setStock(9);
  });

  test('an item of a shared cart that is no longer sold online says so and is not in the subtotal', async () => {
    const [sender, recipient] = [guest(), guest()];
    const [gone, sold] = [await firstSku('bathtubs'), await firstSku('basins')];
    await sender('/en/cart', ({ context }) => cartOf(context).add([gone, sold].map((sku) => ({ sku, quantity: 1 }))));
    const shared = await sender('/en/cart', ({ context }) => sharedCartsOf(context).create());
    await sellInShowroomsOnly(gone);
    const url = `/en/shared-cart?sharedCartId=${shared?.id}`;
    const { items, subTotal } = await recipient(url, (args) => loader(castArgs(loader, args)));
    expect(items.map(({ sku, unsold }) => [sku, unsold])).toEqual([
      [gone, 'product.retailOnly'],
      [sold, null],
    ]);
    expect(items.map(({ total }) => total)).toEqual([null, subTotal]);
  });

  test('an item of a shared cart that has left the catalogue says that it is no longer sold', async () => {
    const [sender, recipient] = [guest(), guest()];
    const sku = await firstSku('toilets');
    await sender('/en/cart', ({ context }) => cartOf(context).add({ sku, quantity: 1 }));
    const shared = await sender('/en/cart', ({ context }) => sharedCartsOf(context).create());
    await removeFromCatalogue(sku);
    const url = `/en/shared-cart?sharedCartId=${shared?.id}`;
    const { items } = await recipient(url, (args) => loader(castArgs(loader, args)));
    expect(items).toMatchObject([{ sku, total: null, unsold: 'quickOrder.unsold' }]);
  });

  test('a sample in a shared cart has its price', async () => {
    const [sender, recipient] = [guest(), guest()];
    const sku = sampleSku(await firstSku('basins'));
    await sender('/en/cart', ({ context }) => cartOf(context).add({ sku, quantity: 1 }));
    const line = (await sender('/en/cart', ({ context }) => cartOf(context).get()))?.lines[0];
    const shared = await sender('/en/cart', ({ context }) => sharedCartsOf(context).create());
    const url = `/en/shared-cart?sharedCartId=${shared?.id}`;
    const { items } = await recipient(url, (args) => loader(castArgs(loader, args)));
    expect(items).toMatchObject([{ sku, name: line?.name, total: line?.total }]);
  });

  test('an empty cart is not shared, and a shared cart is not sent to an invalid e-mail address', async () => {
    const visitor = guest();
    const share = (email: string) =>
      visitor('/en/cart', (args) => cartAction(castArgs(cartAction, asFormPost(args, { intent: 'share', email }))));
    const open = () => visitor('/en/cart', (args) => cartLoader(castArgs(cartLoader, args)));
    await share('');
    expect((await open()).notices.map(({ key }) => key)).toEqual(['cart.empty']);
    const sku = await firstSku('basins');
    await visitor('/en/cart', ({ context }) => cartOf(context).add({ sku, quantity: 1 }));
    expect(((await share('no address')) as Response).headers.get('Location')).toBe('/en/cart#email');
    const { cart, notices } = await open();
    expect(cart?.rejectedEmail).toMatchObject({ key: 'field.error.email', values: { email: 'no address' } });
    expect(notices).toEqual([]);
  });

  test.each(['', 'gone', '../cart', 'x'.repeat(65)])(
    'the page of the unknown shared cart %j says so, and nothing can be added from it',
    async (id) => {
      const url = `/en/shared-cart?sharedCartId=${encodeURIComponent(id)}`;
      expect(await guest()(url, (args) => loader(castArgs(loader, args)))).toMatchObject({
        sharedCartId: undefined,
        items: [],
      });
      await expect(guest()(url, (args) => action(castArgs(action, asFormPost(args))))).rejects.toMatchObject({
        init: { status: 404 },
      });
    },
  );
});
