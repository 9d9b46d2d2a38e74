import { inLocale, type ByLocale, type Locale } from '@basin/domain';
import en from '@basin/gateway/dictionary/en.json' with { type: 'json' };
import fr from '@basin/gateway/dictionary/fr.json' with { type: 'json' };
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { ShopContext, type ShopData } from '../../shell/document/use-shop.ts';
import { takeNotices } from '../../shell/notices/notices.server.ts';
import { cartOf, checkoutOf } from '../../shell/sdk/nouns.server.ts';
import { TextsProvider } from '../../shell/texts/TextsProvider.tsx';
import { createTranslate, type Texts } from '../../shell/texts/translate.ts';
import { deliveryAddress } from '../../testing/delivery-address.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { asFormPost, castArgs, visitorOf } from '../../testing/visitor.ts';
import { findShopperCart, loadCart } from '../cart/index.server.ts';
import { checkoutCartContext } from './checkout-cart.server.ts';
import { loadShippingStep, removeUnavailable } from './shipping-step.server.ts';
import { ShippingStep } from './ShippingStep.tsx';

const texts: ByLocale<Texts> = { en: new Map(Object.entries(en)), fr: new Map(Object.entries(fr)) };

let shop: TestShop;
let skus: readonly string[];
beforeAll(async () => {
  shop = await testShop();
  const rows = await shop.gateway.db
    .selectFrom('stock')
    .innerJoin('skus', 'skus.sku', 'stock.sku')
    .innerJoin('products', 'products.id', 'skus.product_id')
    .select(['stock.sku', 'document'])
    .where('available', '>', 5)
    .where('back_orderable', '=', false)
    .orderBy('stock.sku', 'desc')
    .execute();
  const fixtures = rows.filter(({ document: { kind, statesExcluded } }) => kind === 'fixture' && !statesExcluded[0]);
  skus = fixtures.slice(0, 3).map(({ sku }) => sku);
});
type Visit = ReturnType<typeof visitorOf>;

const setStock = (sku: string, available: number) =>
  shop.gateway.db.updateTable('stock').set({ available }).where('sku', '=', sku).execute();

/** Returns a visitor with three units of each product in the cart, of whom the first two are then bought by others. */
async function visitorWithSoldOut(): Promise<Visit> {
  const visit = visitorOf(shop);
  await Promise.all(skus.map((sku) => setStock(sku, 9)));
  await visit('/en', async ({ context }) => {
    await cartOf(context).add(skus.map((sku) => ({ sku, quantity: 3 })));
    await checkoutOf(context).setAddress({ address: deliveryAddress, email: 'pat@example.org' });
  });
  await Promise.all([0, 2].map((available, index) => setStock(skus[index] ?? '', available)));
  return visit;
}

/** Returns the text of the shipping step, with plain spaces. */
async function shippingStep(visit: Visit, locale: Locale): Promise<string> {
  const loaderData = await visit(`/${locale}/checkout/shipping`, async (args) => {
    args.context.set(checkoutCartContext, (await findShopperCart(args.context)) ?? expect.fail('no cart'));
    return loadShippingStep(castArgs(loadShippingStep, args));
  });
  const step = (
    <TextsProvider locale={locale} texts={inLocale(texts, locale)}>
      <ShippingStep loaderData={loaderData} />
    </TextsProvider>
  );
  const shopData = {} as ShopData;
  const Shop = createRoutesStub([{ path: '/', Component: () => <ShopContext value={shopData}>{step}</ShopContext> }]);
  return renderToStaticMarkup(<Shop />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

test.each(['en', 'fr'] as const)(
  'a cart line says that its product has sold out, or how many are left, and what to do (%s)',
  async (locale) => {
    const visit = await visitorWithSoldOut();
    const { cart } = await visit(`/${locale}/cart`, (args) => loadCart(castArgs(loadCart, args)));
    const t = createTranslate(inLocale(texts, locale), locale);
    expect(cart?.lines.map(({ notice }) => notice && t(notice.key, notice.values))).toEqual(
      locale === 'en'
        ? ['Sold out. Remove it, or save it for later.', 'Only 2 in stock. Reduce the quantity.', undefined]
        : [
            'Épuisé. Retirez cet article, ou gardez-le pour plus tard.',
            'Plus que 2 en stock. Réduisez la quantité.',
            undefined,
          ],
    );
  },
);

/** Changes the product of a sku. */
async function changeProduct(sku: string, change: Readonly<Record<string, unknown>>): Promise<void> {
  const { id, document } = await shop.gateway.db
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'skus.product_id')
    .select(['products.id', 'products.document'])
    .where('skus.sku', '=', sku)
    .executeTakeFirstOrThrow();
  const changed = { document: JSON.stringify({ ...document, ...change }) };
  await shop.gateway.db.updateTable('products').set(changed).where('id', '=', id).execute();
}

test('the shipping step says in both languages that an item is out of stock, not that the address is the problem', async () => {
  const visit = await visitorWithSoldOut();
  const english = await shippingStep(visit, 'en');
  expect(english).toMatch(/Some items cannot be ordered .*Out of stock .*Only 2 left Remove these items View cart/);
  expect(english).not.toContain(en['checkout.noShipping']);
  expect(english).not.toContain(en['checkout.unavailable.address']);
  expect(await shippingStep(visit, 'fr')).toMatch(/Certains articles .*En rupture de stock .*Plus que 2 en stock/);
});

test('the shipping step offers to change an address to which an item cannot be shipped', async () => {
  const visit = await visitorWithSoldOut();
  await changeProduct(skus[2] ?? '', { statesExcluded: ['WI'] });
  expect(await shippingStep(visit, 'en')).toMatch(/Cannot be shipped to this address .*PO box.*Change the address/);
  expect(await shippingStep(visit, 'fr')).toMatch(
    /Ne peut pas être expédié à cette adresse .*boîte postale.*Modifier l’adresse/,
  );
  await changeProduct(skus[2] ?? '', { statesExcluded: [] });
});

/** Lets the code apply only to a cart with at least this price. */
async function requireSubtotal(code: string, minimumCentAmount: number): Promise<void> {
  const { db } = shop.gateway;
  const { document } = await db
    .selectFrom('discount_codes')
    .select('document')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const changed = { document: JSON.stringify({ ...document, minimumCentAmount }) };
  await db.updateTable('discount_codes').set(changed).where('code', '=', code).execute();
}

test('removing the items that cannot be shipped names a discount code that the rest does not reach', async () => {
  const visit = await visitorWithSoldOut();
  await visit('/en/checkout', async ({ context }) => {
    const cart = await findShopperCart(context);
    await requireSubtotal('FIFTYOFF', cart?.sums.subTotal.cents ?? 0);
    await cartOf(context).applyCode('FIFTYOFF');
  });
  await visit('/en/checkout/shipping', async (args) => {
    args.context.set(checkoutCartContext, (await findShopperCart(args.context)) ?? expect.fail('no cart'));
    await removeUnavailable(castArgs(removeUnavailable, asFormPost(args)));
  });
  expect(await visit('/en/checkout', ({ context }) => Promise.resolve(takeNotices(context)))).toEqual([
    { key: 'checkout.codeEnded', values: { code: 'FIFTYOFF' }, tone: 'warning' },
  ]);
});

test('cart, saved items and shipping step say in both languages that a product is sold in showrooms only or no longer available', async () => {
  const visit = await visitorWithSoldOut();
  const [showroom = '', gone = '', saved = ''] = skus;
  await changeProduct(showroom, { soldOnline: false });
  await visit('/en', async ({ context }) => {
    const line = (await findShopperCart(context))?.lines.find(({ sku }) => sku === saved);
    await cartOf(context).saveForLater(line?.id ?? '');
  });
  await shop.gateway.db.deleteFrom('skus').where('sku', 'in', [gone, saved]).execute();
  const { cart, saved: later } = await visit('/en/cart', (args) => loadCart(castArgs(loadCart, args)));
  expect([...(cart?.lines ?? []), ...later].map(({ notice }) => notice?.key)).toEqual([
    'cart.unsold.showroomOnly',
    'cart.unsold.discontinued',
    'cart.unsold.discontinued',
  ]);
  expect(await shippingStep(visit, 'en')).toMatch(
    /Sold in showrooms only\. Remove it.* No longer available\. Remove it\./,
  );
  expect(await shippingStep(visit, 'fr')).toMatch(/Vendu en salle d’exposition seulement\..* N’est plus disponible\./);
});
