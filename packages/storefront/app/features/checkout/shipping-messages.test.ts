import { beforeAll, beforeEach, expect, test } from 'vitest';
import { asEntered } from '../../shell/address/place-of-address.ts';
import { analyticsMiddleware } from '../../shell/analytics/consent.server.ts';
import { takeNotices } from '../../shell/notices/notices.server.ts';
import {
  environmentContext,
  languageContext,
  servedCustomerContext,
  sessionContext,
} from '../../shell/request-context.server.ts';
import { partOf } from '../../testing/page-parts.ts';
import { testShop, type LoaderArgs, type TestShop } from '../../testing/shop.ts';
import { castArgs, asFormPost } from '../../testing/visitor.ts';
import { addToCart } from '../cart/add-to-cart.server.ts';
import { findShopperCart } from '../cart/index.server.ts';
import { unpack } from '../catalogue/listing/packed.ts';
import { loadContentPage } from '../content/content-page.server.ts';
import { loadProductPage } from '../product/product-page.server.ts';
import { handleAddressForm } from './address-step.server.ts';
import { checkoutCartContext } from './checkout-cart.server.ts';
import { loadShippingStep } from './shipping-step.server.ts';

let shop: TestShop;
let slug: string;
let sku: string;
let path: string;
let cart: string;
beforeAll(async () => {
  shop = await testShop();
  const { data } = await shop.visit('/en/products/bathroom-faucets', (args) =>
    loadContentPage(castArgs(loadContentPage, args)),
  );
  const [card] = unpack(partOf(data, 'product-listing').view).products;
  if (!card) throw new Error('no product');
  ({ sku, path } = card);
  slug =
    path
      .split('/')
      .at(-1)
      ?.replace(/\.html$/, '') ?? '';
});
beforeEach(async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: 'add', sku, slug, quantity: '1', stay: '1' }))
    form.set(name, value);
  const { cookie } = await shop.visit('/en/cart', ({ context }) => addToCart(context, form));
  cart = cookie?.split(';', 1)[0] ?? '';
});

const address = {
  email: 'pat@example.org',
  firstName: 'Pat',
  lastName: 'Page',
  phone: '5550100123',
  streetName: '12 Example Ave',
  city: 'Kohler',
  postalCode: '53044',
  state: 'WI',
  country: 'US',
};

/** Sends the address form in the middle of a checkout. */
async function sendAddress(args: LoaderArgs, form: Record<string, string> = address) {
  args.context.set(checkoutCartContext, (await findShopperCart(args.context)) ?? expect.fail('no cart'));
  await handleAddressForm(castArgs(handleAddressForm, asFormPost(args, form)));
}

/** Returns the shop's notices for the cart's address, or another place, when the gateway has these overrides. */
async function messageTo(overrides: string, place: Partial<typeof address> = {}): Promise<string[]> {
  const send = async (args: LoaderArgs) => {
    await sendAddress(args, { ...address, ...place, meant: asEntered });
    const { texts } = args.context.get(languageContext);
    return takeNotices(args.context).map(({ key }) => texts.get(key) ?? key);
  };
  const cookie = `${cart}; basin-overrides=${encodeURIComponent(overrides)}`;
  return (await shop.visit('/en/checkout', send, { cookie })).data;
}

test('the shipping step shows no notice for a cart that can be shipped', async () => {
  expect(await messageTo('')).toEqual([]);
});

test('with consent, analytics gets the hash of a shopper’s e-mail address, but not of an associate’s customer', async () => {
  const isStored = async (isCustomer: boolean) => {
    const send = async (args: LoaderArgs) => {
      const { context } = args;
      const { id: cartId } = (await findShopperCart(context)) ?? expect.fail('no cart');
      const customer = { ...address, cartId, customerId: 'c-1', persona: 'GST' };
      if (isCustomer) context.set(servedCustomerContext, customer);
      const analytics = { system: 'dataLayer', url: undefined, origins: [], policies: [] } as const;
      context.set(environmentContext, { ...context.get(environmentContext), analytics });
      await analyticsMiddleware(args as unknown as Parameters<typeof analyticsMiddleware>[0], async () => {
        await sendAddress(args, { ...address, meant: asEntered });
        return new Response();
      });
      return context.get(sessionContext).has('hashedEmail');
    };
    return (await shop.visit('/en/checkout', send, { cookie: `${cart}; basin-consent=accepted.2026-01-31` })).data;
  };
  expect([await isStored(false), await isStored(true)]).toEqual([true, false]);
});

test('a price that rises during the checkout is announced with the new sums', async () => {
  const products = shop.gateway.db.selectFrom('products').select(['id', 'document']).where('slug', '=', slug);
  const { id, document } = await products.executeTakeFirstOrThrow();
  const raised = document.variants.map((variant) => ({
    ...variant,
    prices: variant.prices.map((price) => ({ ...price, centAmount: price.centAmount + 10_000 })),
  }));
  const change = (changed: typeof document) =>
    shop.gateway.db
      .updateTable('products')
      .set({ document: JSON.stringify(changed) })
      .where('id', '=', id)
      .execute();
  await change({ ...document, variants: raised });
  expect(await messageTo('')).toEqual([
    'A price has changed since you added it to your cart. The sums here are the new ones.',
  ]);
  await change(document);
});

test('UI-014 shipping reports that there are no items to ship in the cart', async () => {
  expect(await messageTo('checkout.assignShipment;error=no-items-to-ship')).toEqual([
    'There are no items to ship in your cart.',
  ]);
});

test('UI-015 shipping reports that the address could not be set', async () => {
  expect(await messageTo('cart.update;error=400')).toEqual([
    'The shipping address could not be set. Check it and try again.',
  ]);
});

test('UI-016 shipping reports that it cannot ship to the location', async () => {
  const sanJuan = { city: 'San Juan', state: 'PR', postalCode: '00901' };
  expect(await messageTo('', sanJuan)).toEqual(['Cannot ship to your location']);
  expect(await messageTo('checkout.assignShipment;error=cannot-ship')).toEqual(['Cannot ship to your location']);
});

/** Returns when the shipments of the cart arrive, as the shipping step shows it. */
async function arrivalsWith(overrides: string) {
  await shop.visit('/en/checkout', (args) => sendAddress(args), { cookie: cart });
  const load = async (args: LoaderArgs) => {
    args.context.set(checkoutCartContext, (await findShopperCart(args.context)) ?? expect.fail('no cart'));
    return (await loadShippingStep(castArgs(loadShippingStep, args))).shipments.map(({ arrivesOn }) => arrivesOn);
  };
  const cookie = `${cart}; basin-overrides=${encodeURIComponent(overrides)}`;
  return (await shop.visit('/en/checkout/shipping', load, { cookie })).data;
}

test('the shipping step says when each shipment arrives, and works without when that cannot be read', async () => {
  expect(await arrivalsWith('')).toEqual([expect.any(Date)]);
  expect(await arrivalsWith('checkout.shippingCost;error=500')).toEqual([null]);
});

test('UI-050 a failed stock check shows no message: the product page renders without a stock status', async () => {
  const load = (args: LoaderArgs) => loadProductPage(castArgs(loadProductPage, args));
  const visit = (cookie: string) => shop.visit(path, load, { params: { slug }, cookie });
  expect((await visit('')).data.product.stock).not.toBeNull();
  const failed = await visit(`basin-overrides=${encodeURIComponent('inventory.stock;error=500')}`);
  expect([failed.data.product.stock, failed.data.notices]).toEqual([null, []]);
});
