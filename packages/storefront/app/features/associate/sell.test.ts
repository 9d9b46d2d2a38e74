import { signInAs } from '@basin/gateway/testing';
import type { MiddlewareFunction } from 'react-router';
import { beforeAll, describe, expect, test } from 'vitest';
import { asEntered } from '../../shell/address/place-of-address.ts';
import { sdkContext, servedCustomerContext, sessionContext } from '../../shell/request-context.server.ts';
import { productsOf } from '../../shell/sdk/nouns.server.ts';
import { customerSaleMiddleware } from '../../shell/session/customer-sale.server.ts';
import { testShop, type LoaderArgs, type TestShop } from '../../testing/shop.ts';
import { asFormPost, castArgs, visitorOf } from '../../testing/visitor.ts';
import { findShopperCart, handleCartForm, loadCart } from '../cart/index.server.ts';
import { checkoutCartContext } from '../checkout/checkout-cart.server.ts';
import { checkoutMiddleware, handleAddressForm, loadDeclined } from '../checkout/index.server.ts';
import { orderAgain } from '../orders/reorder.server.ts';
import { handleQuickOrder } from '../quick-order/index.server.ts';
import { handleSellForm } from './sell.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

const run = async (middleware: MiddlewareFunction<Response>, args: LoaderArgs): Promise<unknown> =>
  middleware(args as unknown as Parameters<typeof middleware>[0], () => Promise.resolve(new Response()));

/** Returns what a handler returns or throws. */
async function outcomeOf(handle: () => Promise<unknown>): Promise<unknown> {
  try {
    return await handle();
  } catch (thrown) {
    return thrown;
  }
}

async function associate() {
  const visit = visitorOf(shop);
  const { token } = await signInAs(shop.gateway, 'associate@example.com');
  await visit('/en', ({ context }) => context.get(sdkContext).session.signIn({ access_token: token }));
  const inSale = <Data>(path: string, load: (args: LoaderArgs) => Promise<Data>) =>
    visit(path, async (args) => {
      await run(customerSaleMiddleware, args);
      return load(args);
    });
  const post = (path: string, form: Record<string, string>, handle: (args: LoaderArgs) => Promise<unknown>) =>
    inSale(path, (args) => outcomeOf(() => handle(asFormPost(args, form))));
  return {
    post,
    sell: (form: Record<string, string>) =>
      post('/en/my-account/sell', form, (args) => handleSellForm(castArgs(handleSellForm, args))),
    cart: () =>
      inSale('/en/cart', async (args) => {
        const { cart, notices } = await loadCart(castArgs(loadCart, args));
        return { units: cart?.units ?? 0, notices: notices.map(({ key, values }) => [key, values?.email]) };
      }),
    customerId: () => inSale('/en', ({ context }) => Promise.resolve(context.get(servedCustomerContext)?.customerId)),
  };
}

const [ada, grace] = ['homeowner@example.com', 'trade@example.com'];

/** Returns the form of a product page. */
async function additionForm(): Promise<Record<string, string>> {
  const { products } = await visitorOf(shop)('/en', ({ context }) =>
    productsOf(context).list({ category: 'bathroom-faucets' }),
  );
  const [{ sku, slug } = expect.fail('there are no faucets')] = products;
  return { intent: 'add', sku, slug, quantity: '1', stay: 'true' };
}

/** The forms of other pages that change or order the cart. */
const handlers: [string, (args: LoaderArgs) => Promise<unknown>][] = [
  ['the cart', (args) => handleCartForm(castArgs(handleCartForm, args))],
  ['the quick order', (args) => handleQuickOrder(castArgs(handleQuickOrder, args))],
  ['a past order', async ({ request, context }) => orderAgain(context, await request.formData(), null)],
  ['the checkout', (args) => run(checkoutMiddleware[0] ?? expect.fail(), args)],
];

describe('when an associate changes the customer in another tab', () => {
  test.each(handlers)('a form of %s that a page showed for the customer does nothing', async (_page, handle) => {
    const { sell, post, cart, customerId } = await associate();
    await sell({ intent: 'open', email: ada });
    const id = (await customerId()) ?? expect.fail('the sale has not begun');
    const form = { ...(await additionForm()), customerId: id };
    await sell({ intent: 'open', email: grace });
    const before = await cart();
    expect(await post('/en/cart', form, handle)).toMatchObject({ status: 303 });
    expect(await cart()).toEqual({ units: before.units, notices: [['sell.switched', grace]] });
    await sell({ intent: 'leave' });
    await cart();
    expect(await post('/en/cart', form, handle)).toMatchObject({ status: 303 });
    expect(await cart()).toEqual({ units: 0, notices: [['sell.ended', undefined]] });
  });

  test('a form that a page showed for the associate’s own cart does not change the customer’s cart', async () => {
    const { sell, post, cart } = await associate();
    const form = await additionForm();
    await sell({ intent: 'open', email: ada });
    const { units } = await cart();
    const [[, handle] = expect.fail()] = handlers;
    await post('/en/cart', form, handle);
    expect(await cart()).toEqual({ units, notices: [['sell.switched', ada]] });
  });
});

test('the page of a payment that was declined for one customer does not open in the sale for the next', async () => {
  const { post, sell } = await associate();
  await sell({ intent: 'open', email: ada });
  await post('/en/checkout/review', {}, ({ context }) => {
    context.get(sessionContext).set('declined', 'checkout.declined.text');
    return Promise.resolve();
  });
  const load = (args: LoaderArgs) => Promise.resolve(loadDeclined(castArgs(loadDeclined, args)));
  expect(await post('/en/declined', {}, load)).toMatchObject({ reason: 'checkout.declined.text' });
  await sell({ intent: 'open', email: grace });
  expect(await post('/en/declined', {}, load)).toMatchObject({ status: 302 });
});

test('the state of a customer’s address does not decide which products ship to the next customer', async () => {
  const { post, sell, customerId } = await associate();
  await sell({ intent: 'open', email: ada });
  const sale = { customerId: (await customerId()) ?? expect.fail('the sale has not begun') };
  await post('/en/cart', { ...(await additionForm()), ...sale }, (args) =>
    handleCartForm(castArgs(handleCartForm, args)),
  );
  const names = { email: ada, firstName: 'Ada', lastName: 'Page', phone: '5550100123' };
  const place = { streetName: '12 Example Ave', city: 'Kohler', postalCode: '53044', state: 'WI', country: 'US' };
  const sent = await post('/en/checkout', { ...names, ...place, ...sale, meant: asEntered }, async (args) => {
    args.context.set(checkoutCartContext, (await findShopperCart(args.context)) ?? expect.fail('no cart'));
    return handleAddressForm(castArgs(handleAddressForm, args));
  });
  expect((sent as Response).headers.get('Location')).toBe('/en/checkout/shipping');
  expect((sent as Response).headers.get('Set-Cookie')).toBeNull();
});
