import { demoDate } from '@basin/gateway/testing';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sdkContext } from '../../shell/request-context.server.ts';
import { takeNotices } from '../../shell/notices/notices.server.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { castArgs, asFormPost, visitorOf } from '../../testing/visitor.ts';
import { signIn } from '../identity/sign-in.server.ts';
import { cartCount } from './cart-count.server.ts';
import { handleCartForm, loadCart } from './cart-page.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ now: () => demoDate });
});
beforeEach(() => void (shop.calls.length = 0));

const form = { intent: 'add', sku: 'x', slug: 'maren-widespread-basin-faucet-lever-handles', quantity: '1' };

/**
 * The gateway calls since the test began, without calls for content and configuration, which come from the author
 * system.
 */
const gatewayCalls = () => shop.calls.filter((call) => !/ \/(?:content|bin|libs)\//.test(call));

const add = (visit: ReturnType<typeof visitorOf>, fields: Partial<typeof form> = {}) =>
  visit('/en/cart', (args) => handleCartForm(castArgs(handleCartForm, asFormPost(args, { ...form, ...fields }))));

const oneReadOneWrite = ['POST /search/pdp/maren-widespread-basin-faucet-lever-handles', 'POST /cart/v2/items'];

const account = { email: 'pat@example.org', password: 'Aa1!aaaaaaaa', firstName: 'Pat', lastName: 'Doe' };

const enter = (visit: ReturnType<typeof visitorOf>) =>
  visit('/en/sign-in', async ({ context }) => {
    expect(await signIn(context, account)).toBeUndefined();
    return takeNotices(context);
  });

async function signUp(visit: ReturnType<typeof visitorOf>): Promise<void> {
  await visit('/en/sign-in', ({ context }) =>
    context.get(sdkContext).customer.signUp({
      body: { ...account, accountType: 'homeowner', locale: 'en-US', newsletterOptIn: false },
    }),
  );
  await enter(visit);
}

test('a guest’s click on Add to Cart costs one token call, one read and one write', async () => {
  const guest = visitorOf(shop);
  await add(guest);
  expect(gatewayCalls()).toEqual(['POST /oauth/token', ...oneReadOneWrite]);
  shop.calls.length = 0;
  await add(guest);
  expect(gatewayCalls()).toEqual(oneReadOneWrite);
});

test('a signed-in shopper’s click on Add to Cart costs one read and one write, and a sign-in that merges a guest cart says when the account’s cart has another quantity', async () => {
  const shopper = visitorOf(shop);
  await signUp(shopper);
  shop.calls.length = 0;
  await add(shopper);
  expect(gatewayCalls()).toEqual(oneReadOneWrite);

  await add(shopper, { quantity: '2' }); // three with the first one
  const guest = visitorOf(shop);
  await add(guest);
  const name = expect.any(String) as string;
  const values = { name, count: 3, before: 1 };
  expect(await enter(guest)).toContainEqual({ key: 'signIn.merged.more', values, tone: 'info' });
});

test('the next page reads the cart once for both its lines and the count in the header', async () => {
  const guest = visitorOf(shop);
  await add(guest);
  shop.calls.length = 0;
  const [page, units] = await guest('/en/cart', (args) =>
    Promise.all([loadCart(castArgs(loadCart, args)), cartCount(args.context)]),
  );
  expect([page.cart?.units, units]).toEqual([1, 1]);
  expect(gatewayCalls()).toEqual(['GET /cart/active']);
});

test('DOM-038 the gateway reduces a quantity above the stock to the stock, and the next page says so', async () => {
  const guest = visitorOf(shop);
  await add(guest, { quantity: '9999' });
  const { cart, notices } = await guest('/en/cart', (args) => loadCart(castArgs(loadCart, args)));
  expect(notices).toEqual([
    { key: 'product.added', values: { name: cart?.lines[0]?.name }, tone: 'success' },
    { key: 'cart.capped', values: { count: cart?.units, name: cart?.lines[0]?.name }, tone: 'warning' },
  ]);
  expect(gatewayCalls().filter((call) => call.includes('/inventory/'))).toEqual([]);
});

test('DOM-039 a line that has the whole stock says that there are no more items to ship when its quantity is raised', async () => {
  const guest = visitorOf(shop);
  await add(guest, { quantity: '9999' });
  const load = () => guest('/en/cart', (args) => loadCart(castArgs(loadCart, args)));
  const [line] = (await load()).cart?.lines ?? [];
  const raised = { intent: 'changeQuantity', lineItemId: line?.id ?? '', quantity: '9999' };
  await guest('/en/cart', (args) => handleCartForm(castArgs(handleCartForm, asFormPost(args, raised))));
  const [after] = (await load()).cart?.lines ?? [];
  expect(after?.notice).toMatchObject({ key: 'cart.error.noItemsToShip', values: { count: line?.quantity } });
});
