import { hash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { takeNotices } from '../../shell/notices/notices.server.ts';
import { sessionContext } from '../../shell/request-context.server.ts';
import { cartOf, checkoutOf } from '../../shell/sdk/nouns.server.ts';
import { deliveryAddress } from '../../testing/delivery-address.ts';
import { disableFeatures } from '../../testing/disable-features.ts';
import { testShop, type LoaderArgs, type TestShop } from '../../testing/shop.ts';
import { asFormPost, castArgs, visitorOf } from '../../testing/visitor.ts';
import { addToCart } from '../cart/add-to-cart.server.ts';
import { findShopperCart, loadCart } from '../cart/index.server.ts';
import { openGuestSession, signOut } from '../identity/index.server.ts';
import { checkoutCart, checkoutCartContext } from './checkout-cart.server.ts';
import { loadReviewStep, submitOrder } from './review-step.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

const card = { type: 'card', token: 'token', brand: 'VI', lastFour: '1111', expMonth: '04', expYear: '2032' } as const;

/** Adds a product to the visitor's cart, with an address and a card. */
async function prepare(
  { context }: LoaderArgs,
  sku: string,
  slug: string,
  place: Partial<typeof deliveryAddress> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: 'add', sku, slug, quantity: '1', stay: '1' }))
    form.set(name, value);
  await addToCart(context, form);
  await checkoutOf(context).setAddress({ address: { ...deliveryAddress, ...place }, email: 'pat@example.org' });
  context.get(sessionContext).set('payment', card);
}

/** Opens the review page as the router does. Returns the version that its form orders, or where it redirects to. */
async function openReview(args: LoaderArgs, meanwhile?: () => Promise<void>) {
  args.context.set(checkoutCartContext, (await findShopperCart(args.context)) ?? expect.fail('no cart'));
  await meanwhile?.();
  try {
    return (await loadReviewStep(castArgs(loadReviewStep, args))).version;
  } catch (response) {
    if (response instanceof Response) return response.headers.get('Location');
    throw response;
  }
}

const findProductInStock = () =>
  shop.gateway.db
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'skus.product_id')
    .innerJoin('stock', 'stock.sku', 'skus.sku')
    .where('stock.available', '>', 5)
    .select(['skus.sku', 'products.slug'])
    .executeTakeFirstOrThrow();

test('after another shopper has bought the same product, the review orders the current version of the cart', async () => {
  const visit = visitorOf(shop);
  const { sku, slug } = await findProductInStock();
  await visit('/en/checkout', (args) => prepare(args, sku, slug));
  const reviewed = await visit('/en/checkout/review', openReview);
  expect(reviewed).toEqual(expect.any(Number));
  await shop.gateway.db.updateTable('stock').set({ available: 3 }).where('sku', '=', sku).execute();
  const version = await visit('/en/checkout/review', openReview);
  expect(version).toBe(await visit('/en/cart', async ({ context }) => (await findShopperCart(context))?.version));
  expect(version).not.toBe(reviewed);
});

test('DOM-055 the review shows the e-mail address and the phone number in its usual form, which a carrier calls to arrange a day', async () => {
  const visit = visitorOf(shop);
  const { sku, slug } = await findProductInStock();
  await visit('/en/checkout', (args) => prepare(args, sku, slug));
  const review = await visit('/en/checkout/review', async (args) => {
    args.context.set(checkoutCartContext, (await findShopperCart(args.context)) ?? expect.fail('no cart'));
    return loadReviewStep(castArgs(loadReviewStep, args));
  });
  expect(review).toMatchObject({ email: 'pat@example.org', phone: '(555) 010-0123' });
});

test('a review whose cart is changed or emptied in another tab while it loads opens once more', async () => {
  const visit = visitorOf(shop);
  const { sku, slug } = await findProductInStock();
  await visit('/en/checkout', (args) => prepare(args, sku, slug));
  for (const quantity of [2, 0])
    expect(
      await visit('/en/checkout/review', (args) =>
        openReview(args, async () => {
          for (const { id } of (await findShopperCart(args.context))?.lines ?? [])
            await cartOf(args.context).setQuantity(id, quantity);
        }),
      ),
    ).toBe('/en/checkout/review');
});

/** Sets how often the code has been used; it can be used 100 times. */
const setUses = (applications: number) =>
  shop.gateway.db.updateTable('discount_codes').set({ applications }).where('code', '=', 'FIRST100').execute();

/** Prepares an order with the discount code. */
async function prepareWithCode(args: LoaderArgs, sku: string, slug: string): Promise<void> {
  await prepare(args, sku, slug);
  expect(await cartOf(args.context).applyCode('FIRST100')).toMatchObject({ rejection: null });
}

test('when a discount code has run out, the review opens once more with the new total and says which code it was', async () => {
  const visit = visitorOf(shop);
  const { sku, slug } = await findProductInStock();
  await visit('/en/checkout', (args) => prepareWithCode(args, sku, slug));
  expect(await visit('/en/checkout/review', openReview)).toEqual(expect.any(Number));
  await setUses(100);
  expect(await visit('/en/checkout/review', openReview)).toBe('/en/checkout/review');
  expect(await visit('/en/checkout/review', ({ context }) => Promise.resolve(takeNotices(context)))).toEqual([
    { key: 'checkout.codeEnded', values: { code: 'FIRST100' }, tone: 'warning' },
  ]);
  expect(await visit('/en/checkout/review', openReview)).toEqual(expect.any(Number));
  await setUses(0);
});

test('an approval of PayPal is used while PayPal is enabled, and else the shopper chooses how to pay again', async () => {
  const { sku, slug } = await findProductInStock();
  const paysWithPayPal = async (args: LoaderArgs) => {
    await prepare(args, sku, slug);
    const session = args.context.get(sessionContext);
    session.unset('payment');
    const { sums } = (await findShopperCart(args.context)) ?? expect.fail('no cart');
    session.set('payment', { type: 'payPal', token: 'token', payerId: 'payer', cents: sums.total.cents });
    return openReview(args);
  };
  expect(await visitorOf(shop)('/en/checkout/review', paysWithPayPal)).toEqual(expect.any(Number));
  const without = await testShop();
  await disableFeatures(without);
  expect(await visitorOf(without)('/en/checkout/review', paysWithPayPal)).toBe('/en/checkout/payment');
});

test('an approval of PayPal for another total is dropped, and the shopper chooses how to pay again', async () => {
  const visit = visitorOf(shop);
  const { sku, slug } = await findProductInStock();
  await visit('/en/checkout', (args) => prepareWithCode(args, sku, slug));
  const approved = '/en/checkout/review?token=token&PayerID=payer';
  expect(await visit(approved, openReview)).toBe('/en/checkout/review');
  expect(await visit('/en/checkout/review', openReview)).toEqual(expect.any(Number));
  await setUses(100);
  expect(await visit('/en/checkout/review', openReview)).toBe('/en/checkout/review');
  expect(await visit('/en/checkout/review', openReview)).toBe('/en/checkout/payment');
  await setUses(0);
});

test('an order with an item that cannot be shipped goes back to the shipping step, which offers to remove it', async () => {
  const products = await shop.gateway.db.selectFrom('products').select(['slug', 'document']).execute();
  const { slug, document } =
    products.find(
      ({ document: { statesExcluded, requiredAccessories } }) =>
        statesExcluded.includes('CA') && requiredAccessories.length === 0,
    ) ?? expect.fail('every product ships to California');
  const california = { city: 'San Francisco', postalCode: '94103', state: 'CA' };
  const visit = visitorOf(shop);
  await visit('/en/checkout', (args) => prepare(args, document.masterSku, slug, california));
  expect(await visit('/en/checkout/review', openReview)).toBe('/en/checkout/shipping');
});

/** Opens the checkout as the router does. Returns where it redirects to. */
async function enter(args: LoaderArgs): Promise<unknown> {
  const visited = args as unknown as Parameters<typeof checkoutCart>[0];
  const outcome: unknown = await Promise.resolve(checkoutCart(visited, () => expect.fail())).catch(
    (response: unknown) => response,
  );
  return outcome instanceof Response && outcome.headers.get('Location');
}

/** Lets the payment service know the card that `prepare` pays with. */
const issueCard = (outcome: 'ACCEPT' | 'DECLINED' = 'ACCEPT') =>
  shop.gateway.db
    .insertInto('card_tokens')
    .values({
      token_hash: hash('sha256', card.token, 'base64url'),
      brand: 'VI',
      last_four: card.lastFour,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      holder_name: 'Pat Doe',
      outcome,
      expires_at: new Date(Date.now() + 60_000),
    })
    .execute();

/** Sends the review form. Returns where it leads to. */
async function placeReviewed(args: LoaderArgs, version: unknown, fields: Readonly<Record<string, string>> = {}) {
  args.context.set(checkoutCartContext, (await findShopperCart(args.context)) ?? expect.fail('no cart'));
  const keys = { paymentKey: crypto.randomUUID(), orderKey: crypto.randomUUID() };
  const form = { version: String(version), ...keys, ...fields };
  const outcome = await submitOrder(castArgs(submitOrder, asFormPost(args, form)));
  return outcome instanceof Response && outcome.headers.get('Location');
}

test('an order whose total rose since its review is placed only after the cart has shown the new total', async () => {
  const visit = visitorOf(shop);
  const { sku, slug } = await findProductInStock();
  await visit('/en/checkout', (args) => prepareWithCode(args, sku, slug));
  const reviewed = await visit('/en/checkout/review', openReview);
  await setUses(100);
  expect(await visit('/en/checkout/review', (args) => placeReviewed(args, reviewed))).toBe('/en/cart');
  const again = await visit('/en/checkout/review', openReview);
  await issueCard();
  expect(await visit('/en/checkout/review', (args) => placeReviewed(args, again))).toBe('/en/order-confirmation');
  await setUses(0);
});

test('after a declined payment the review still has the purchase order number, and the next order starts without one', async () => {
  const visit = visitorOf(shop);
  const { sku, slug } = await findProductInStock();
  const place = (version: unknown, fields?: Readonly<Record<string, string>>) =>
    visit('/en/checkout/review', (args) => placeReviewed(args, version, fields));
  const number = () =>
    visit('/en/checkout/review', async (args) => {
      args.context.set(checkoutCartContext, (await findShopperCart(args.context)) ?? expect.fail('no cart'));
      return (await loadReviewStep(castArgs(loadReviewStep, args))).purchaseOrderNumber;
    });
  await visit('/en/checkout', (args) => prepare(args, sku, slug));
  await issueCard('DECLINED');
  const reviewed = await visit('/en/checkout/review', openReview);
  expect(await place(reviewed, { purchaseOrderNumber: 'PO-1' })).toBe('/en/declined');
  await visit('/en/checkout/payment', ({ context }) => context.get(sessionContext).set('payment', card));
  expect(await number()).toBe('PO-1');
  await issueCard();
  expect(await place(reviewed, { purchaseOrderNumber: 'PO-1' })).toBe('/en/order-confirmation');
  await visit('/en/checkout', (args) => prepare(args, sku, slug));
  expect(await number()).toBeUndefined();
});

test('a card that expired while the shopper read the review is asked for again, and is not called declined', async () => {
  const visit = visitorOf(shop);
  const { sku, slug } = await findProductInStock();
  await visit('/en/checkout', (args) => prepare(args, sku, slug));
  await issueCard();
  await shop.gateway.db
    .updateTable('card_tokens')
    .set({ expires_at: new Date(0) })
    .execute();
  const reviewed = await visit('/en/checkout/review', openReview);
  expect(await visit('/en/checkout/review', (args) => placeReviewed(args, reviewed))).toBe('/en/checkout/payment');
  await visit('/en/checkout/payment', ({ context }) => {
    expect(context.get(sessionContext).get('payment')).toBeUndefined();
    expect(takeNotices(context)).toMatchObject([{ key: 'checkout.error.paymentExpired' }]);
  });
});

test('an order that is found after an outage leaves neither its card nor its keys to the next order', async () => {
  const visit = visitorOf(shop);
  const { sku, slug } = await findProductInStock();
  await issueCard();
  await visit('/en/checkout', (args) => prepare(args, sku, slug));
  await visit('/en/checkout/review', async ({ context }) => {
    const found = (await findShopperCart(context)) ?? expect.fail('no cart');
    const { cart } = await checkoutOf(context).getDelivery(found);
    const keys = { payment: crypto.randomUUID(), order: crypto.randomUUID() };
    const email = 'pat@example.org';
    const payment = { ...card, holderName: 'Pat Doe' };
    const draft = { cart, payment, billingAddress: deliveryAddress, email, keys };
    expect(await checkoutOf(context).placeOrder(draft)).toMatchObject({ ok: true });
    const session = context.get(sessionContext);
    session.set('submittedCart', { cartId: cart.id, email });
    session.set('unconfirmed', { keys, version: cart.version }); // as after a lost response
  });
  expect(await visit('/en/checkout/review', enter)).toBe('/en/order-confirmation');
  const { lastOrder, unconfirmed, payment } = await visit('/en', ({ context }) => context.get(sessionContext).data);
  expect([lastOrder?.email, unconfirmed, payment]).toEqual(['pat@example.org', undefined, undefined]);
});

test('an order whose cart was emptied in another tab opens the cart, which says that it was changed elsewhere', async () => {
  const visit = visitorOf(shop);
  const { sku, slug } = await findProductInStock();
  await visit('/en/checkout', async (args) => {
    await prepare(args, sku, slug);
    for (const { id } of (await findShopperCart(args.context))?.lines ?? []) await cartOf(args.context).remove(id);
  });
  const notices = async () => {
    const cart = await visit('/en/cart', (args) => loadCart(castArgs(loadCart, args)));
    return cart.notices.map(({ key }) => key);
  };
  expect(await visit('/en/checkout/review', (args) => enter(asFormPost(args)))).toBe('/en/cart');
  expect(await notices()).toEqual(['cart.changed']);
  expect(await visit('/en/checkout', enter)).toBe('/en/cart');
  expect(await notices()).toEqual([]);
});

test('a review form that is sent for another cart says that the cart was changed elsewhere', async () => {
  const visit = visitorOf(shop);
  const form = { version: '9', paymentKey: crypto.randomUUID(), orderKey: crypto.randomUUID() };
  const { sku, slug } = await findProductInStock();
  await visit('/en/checkout', (args) => prepare(args, sku, slug));
  const keys = await visit('/en/checkout/review', async (args) => {
    args.context.get(sessionContext).unset('payment');
    args.context.set(checkoutCartContext, (await findShopperCart(args.context)) ?? expect.fail('no cart'));
    const post = castArgs(submitOrder, asFormPost(args, form));
    await expect(submitOrder(post)).rejects.toBeInstanceOf(Response);
    return takeNotices(args.context).map(({ key }) => key);
  });
  expect(keys).toEqual(['cart.changed']);
});

test('a review whose card went with the session it was entered in says that the order has not been placed yet', async () => {
  const visit = visitorOf(shop);
  const { sku, slug } = await findProductInStock();
  await visit('/en/checkout', (args) => prepare(args, sku, slug));
  const version = await visit('/en/checkout/review', openReview);
  const keys = await visit('/en/checkout/review', async (args) => {
    args.context.get(sessionContext).unset('payment');
    await expect(placeReviewed(args, version)).rejects.toBeInstanceOf(Response);
    return takeNotices(args.context).map(({ key }) => key);
  });
  expect(keys).toEqual(['checkout.notPlaced']);
});

test('after signing out in another tab, a later step of the checkout and its form lead to the sign-in page, which says why', async () => {
  const visit = visitorOf(shop);
  const signIn = '/en/sign-in?returnTo=%2Fen%2Fcheckout%2Freview';
  expect(await visit('/en/checkout/review', (args) => enter(asFormPost(args)))).toBe(signIn);
  expect(await visit(signIn, ({ context }) => context.get(sessionContext).get('signInMessage'))).toBe('signIn.ended');
  expect(await visitorOf(shop)('/en/checkout/review', enter)).toBe(signIn);
  expect(await visitorOf(shop)('/en/checkout', enter)).toBe('/en/cart');
  const withoutScripts = visitorOf(shop);
  await withoutScripts('/en/sign-out', (args) => signOut(castArgs(signOut, asFormPost(args))));
  await withoutScripts('/en', (args) => openGuestSession(castArgs(openGuestSession, args)));
  expect(await withoutScripts('/en/checkout/review', (args) => enter(asFormPost(args)))).toBe(signIn);
});
