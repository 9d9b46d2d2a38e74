import { beforeAll, expect, test } from 'vitest';
import { addToCart } from '../../features/cart/add-to-cart.server.ts';
import { loadContentPage as pageLoader } from '../../features/content/content-page.server.ts';
import { loadProductPage as productLoader } from '../../features/product/product-page.server.ts';
import { signIn } from '../../features/identity/sign-in.server.ts';
import type { ListingView } from '../../features/catalogue/listing/listing-view.ts';
import { unpack, type PackedListing } from '../../features/catalogue/listing/packed.ts';
import type { PageView } from '../../features/content/page-view.ts';
import { testShop, type LoaderArgs, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
let card: ListingView['products'][number];
beforeAll(async () => {
  shop = await testShop();
  const simple = await simpleSlugs();
  card = (await listing('')).find(({ path }) => simple.has(slugOf(path))) ?? expect.fail('no simple product is listed');
});

/** Returns the slugs of the products that are sold by the piece and whose pages show no other products. */
async function simpleSlugs(): Promise<Set<string>> {
  const products = await shop.gateway.db.selectFrom('products').select('document').execute();
  const simple = products.filter(
    ({ document: { kind, requiredAccessories, recommendedAccessories, bundleItems } }) =>
      kind === 'fixture' && [requiredAccessories, recommendedAccessories, bundleItems].flat().length === 0,
  );
  return new Set(simple.map(({ document }) => document.slug));
}

const cookieOf = (overrides: string) => `other=1; basin-overrides=${encodeURIComponent(overrides)}`;
const slugOf = (path: string) =>
  path
    .split('/')
    .at(-1)
    ?.replace(/\.html$/, '') ?? '';
const load = (loader: unknown) => loader as (args: LoaderArgs) => Promise<unknown>;

async function listing(overrides: string): Promise<ListingView['products']> {
  const { data } = await shop.visit('/en/products', load(pageLoader), { cookie: cookieOf(overrides) });
  const part = (data as PageView).parts.find(({ type }) => type === 'product-listing');
  return unpack((part?.view as { view: PackedListing }).view).products;
}

const product = (overrides: string) =>
  shop.visit(card.path, load(productLoader), {
    params: { slug: slugOf(card.path) },
    cookie: cookieOf(overrides),
  });

/** Returns the shop's response to a form that adds the product to the cart. */
async function addition(overrides: string) {
  const form = new FormData();
  const fields = { intent: 'add', sku: card.sku, slug: slugOf(card.path), quantity: '1', stay: '1' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return (await shop.visit('/en/cart', ({ context }) => addToCart(context, form), { cookie: cookieOf(overrides) }))
    .data;
}

const problemOfSignIn = async (overrides: string) => {
  const credentials = { email: 'homeowner@example.com', password: 'Wrong!Basin2030' };
  const visit = shop.visit('/en/sign-in', ({ context }) => signIn(context, credentials), {
    cookie: cookieOf(overrides),
  });
  return (await visit).data;
};

test('UI-018 only the browser with gateway overrides gets their error messages', async () => {
  expect(await addition('')).toMatchObject({ cart: { units: 1 } });
  const messages = await Promise.all([
    addition('cart.update;error=out-of-stock'),
    addition('cart.update;error=409'),
    addition('cart.update;error=cart-missing'),
    addition(`stock;sku=${card.sku};available=5`),
  ]);
  expect(messages).toMatchObject([
    { cart: null, message: 'There is not enough stock for this quantity.' },
    { cart: null, message: 'This cart was changed elsewhere. It now shows the latest version.' },
    { cart: null, message: 'This cart was changed elsewhere. It now shows the latest version.' },
    { cart: {} },
  ]);
});

test('sign-in shows the message of its override', async () => {
  expect(await problemOfSignIn('identity.signIn;error=locked-out')).toBe('signIn.lockedOut');
  expect(await problemOfSignIn('identity.signIn;error=password-expired')).toBe('signIn.expired');
  expect(await problemOfSignIn('identity.signIn;error=429')).toBe('error.rateLimit');
  expect(await problemOfSignIn('identity.signIn;error=503')).toBe('error.outage');
  expect(await problemOfSignIn('identity.signIn;error=wrong-password')).toBe('signIn.failed');
});

test('a product or a listing that fails to load shows the error page', async () => {
  await expect(product('search.product;error=500')).rejects.toMatchObject({ kind: 'http', status: 500 });
  await expect(listing('search.listing;error=503')).rejects.toMatchObject({ kind: 'http', status: 503 });
  await expect(listing('*;error=500')).rejects.toMatchObject({ status: 500 });
  expect((await product('search.listing;error=503')).data).toMatchObject({ product: { sku: card.sku } });
});
