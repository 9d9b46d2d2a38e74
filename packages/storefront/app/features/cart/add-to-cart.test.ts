import { demoDate } from '@basin/gateway/testing';
import { beforeAll, expect, test } from 'vitest';
import { castArgs, asFormPost, visitorOf } from '../../testing/visitor.ts';
import { testShop, type LoaderArgs, type TestShop } from '../../testing/shop.ts';
import { loadProductPage as productLoader } from '../product/product-page.server.ts';
import { handleCartForm as action, loadCart as loader } from './cart-page.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ now: () => demoDate });
});

/** Loads a product page in the given finish. */
async function productIn(finish: string, slug: string, category = 'bathroom-faucets') {
  const path = `/en/products/${category}/${slug}.html`;
  const load = (args: LoaderArgs) => productLoader(castArgs(productLoader, args));
  const { finishes } = (await shop.visit(path, load, { params: { slug: `${slug}.html` } })).data.product;
  const sku = finishes.find(({ name }) => name === finish)?.sku ?? '';
  return (await shop.visit(`${path}?skuId=${sku}`, load, { params: { slug: `${slug}.html` } })).data.product;
}

/** Loads the cart page after adding a product with all of its required parts. */
async function pageWith({ sku, slug, requiredParts }: Awaited<ReturnType<typeof productIn>>, quantity: number) {
  const visit = visitorOf(shop);
  const parts = Object.fromEntries(requiredParts.map(({ key }) => [`accessory.${key}`, 'add']));
  const form = { intent: 'add', sku, slug, quantity: String(quantity), ...parts };
  await visit('/en/cart', (args) => action(castArgs(action, asFormPost(args, form))));
  return visit('/en/cart', (args) => loader(castArgs(loader, args)));
}

async function cartWith(product: Awaited<ReturnType<typeof productIn>>, quantity: number) {
  const { cart } = await pageWith(product, quantity);
  return cart?.lines.map((line) => ({
    name: line.name,
    finish: line.finish,
    quantity: line.quantity,
    price: line.unitPrice,
  }));
}

test('a required part is added in the finish of the faucet, one for each faucet, at the price on the product page', async () => {
  const faucet = await productIn('Satin Brass', 'maren-widespread-basin-faucet-lever-handles');
  expect(faucet.requiredParts).toMatchObject([{ finish: 'Satin Brass', match: 'same' }]);
  const [part] = faucet.requiredParts;
  expect((await cartWith(faucet, 2))?.slice(1)).toEqual([
    { name: part?.name, finish: 'Satin Brass', quantity: 2, price: part?.price },
  ]);
});

test("a required part that does not come in the product's finish is shown and added in the closest finish", async () => {
  const basin = await productIn('Basalt Black', 'maren-vessel-basin', 'basins');
  expect(basin.requiredParts).toMatchObject([{ finish: 'Matte Black', match: 'nearest' }]);
  expect((await cartWith(basin, 1))?.map(({ finish }) => finish)).toEqual(['Basalt Black', 'Matte Black']);
});

test('in every finish a set costs what its page says, because its parts are included', async () => {
  const load = (args: LoaderArgs) => productLoader(castArgs(productLoader, args));
  const slug = 'maren-two-piece-toilet';
  const setIn = async (query: string) =>
    (await shop.visit(`/en/products/toilets/${slug}.html${query}`, load, { params: { slug: `${slug}.html` } })).data
      .product;
  const { finishes } = await setIn('');
  expect(finishes.length).toBeGreaterThan(2);
  for (const { sku } of finishes) {
    const set = await setIn(`?skuId=${sku}`);
    const { cart } = await pageWith({ ...set, requiredParts: [] }, 1);
    expect([sku, cart?.sums.subTotal]).toEqual([sku, set.price?.now]);
    expect(cart?.lines.length).toBeGreaterThan(0);
  }
});

const setStock = (sku: string, available: number) =>
  shop.gateway.db.updateTable('stock').set({ available }).where('sku', '=', sku).execute();

test('required parts are limited to the number of faucets in stock', async () => {
  const faucet = await productIn('Brushed Nickel', 'maren-widespread-basin-faucet-lever-handles');
  await setStock(faucet.sku, 3);
  const cart = await cartWith(faucet, 5);
  expect(cart?.map(({ quantity }) => quantity)).toEqual([3, 3]);
});

test('a page that stays open learns how many units the cart has when the stock limits an addition, and only then', async () => {
  const faucet = await productIn('Brushed Nickel', 'maren-widespread-basin-faucet-lever-handles');
  await setStock(faucet.sku, 3);
  const visit = visitorOf(shop);
  const { sku, slug } = faucet;
  const add = (quantity: string) => {
    const form = { intent: 'add', sku, slug, quantity, stay: 'true' };
    return visit('/en/cart', (args) => action(castArgs(action, asFormPost(args, form))));
  };
  expect(await add('2')).not.toHaveProperty('units');
  expect(await add('2')).toMatchObject({ units: 3, message: 'Only 3 in stock. The quantity was set to 3.' });
});

test('a faucet that is sold out adds none of its parts', async () => {
  const faucet = await productIn('Brushed Nickel', 'maren-widespread-basin-faucet-lever-handles');
  await setStock(faucet.sku, 0);
  expect(await cartWith(faucet, 2)).toBeUndefined();
});

test('a required part that is sold out is named in the notice, and the faucet stays in the cart', async () => {
  const faucet = await productIn('Polished Nickel', 'maren-widespread-basin-faucet-lever-handles');
  const [part] = faucet.requiredParts;
  await setStock(part?.sku ?? '', 0);
  const { cart, notices } = await pageWith(faucet, 3);
  expect(cart?.lines.map(({ name, quantity }) => [name, quantity])).toEqual([[faucet.name, 3]]);
  expect(notices.map(({ key, values }) => [key, values?.name])).toEqual([
    ['product.added', faucet.name],
    ['cart.error.soldOut', part?.name],
  ]);
});
