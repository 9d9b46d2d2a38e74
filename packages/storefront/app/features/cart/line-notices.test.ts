import { beforeAll, expect, test } from 'vitest';
import { productsOf } from '../../shell/sdk/nouns.server.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { asFormPost, castArgs, visitorOf } from '../../testing/visitor.ts';
import { handleCartForm, loadCart } from './cart-page.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

test.each([
  ['that cannot be read', 'two', 'field.error.quantity'],
  ['of a set that is too large', '9999', 'cart.error.outOfStock'],
])('a quantity %s is explained at its line, where the page stays before scripts load', async (_, quantity, key) => {
  const guest = visitorOf(shop);
  const send = (fields: Readonly<Record<string, string>>) =>
    guest('/en/cart', (args) => {
      const post = asFormPost(args, fields);
      post.request.headers.set('Sec-Fetch-Dest', 'document');
      return handleCartForm(castArgs(handleCartForm, post));
    });
  const open = () => guest('/en/cart', (args) => loadCart(castArgs(loadCart, args)));
  const slug = 'maren-two-piece-toilet';
  const { sku = '' } = (await guest('/en', ({ context }) => productsOf(context).get(slug))) ?? {};
  await send({ intent: 'add', sku, slug });
  const { id: lineItemId = '' } = (await open()).cart?.lines[0] ?? {};
  const answer = await send({ intent: 'changeQuantity', quantity, lineItemId });
  expect((answer as Response).headers.get('Location')).toBe(`/en/cart#${lineItemId}`);
  const { cart, notices } = await open();
  expect(cart?.lines[0]?.notice?.key).toBe(key);
  expect(notices).toEqual([]);
});

test.each(['changeQuantity', 'saveForLater', 'moveToCart'])(
  'the form %s of a line that was removed in another tab says that the cart was changed elsewhere',
  async (intent) => {
    const guest = visitorOf(shop);
    const fields = { intent, quantity: '2', lineItemId: 'removed' };
    await guest('/en/cart', (args) => handleCartForm(castArgs(handleCartForm, asFormPost(args, fields))));
    const { notices } = await guest('/en/cart', (args) => loadCart(castArgs(loadCart, args)));
    expect(notices.map(({ key }) => key)).toEqual(['cart.changed']);
  },
);

test('a discount code for a cart that was ordered or emptied in another tab says that the cart was changed elsewhere', async () => {
  const guest = visitorOf(shop);
  const fields = { intent: 'applyCode', code: 'WELCOME10' };
  await guest('/en/cart', (args) => handleCartForm(castArgs(handleCartForm, asFormPost(args, fields))));
  const { notices } = await guest('/en/cart', (args) => loadCart(castArgs(loadCart, args)));
  expect(notices.map(({ key }) => key)).toEqual(['cart.changed']);
});

test.each([' welcome10 ', 'Welcome 10', '\u00a0WELCOME\u202f10'])(
  'the discount code %j applies, as spaces and letter case are those of a keyboard or a copied text',
  async (code) => {
    const guest = visitorOf(shop);
    const send = (fields: Readonly<Record<string, string>>) =>
      guest('/en/cart', (args) => handleCartForm(castArgs(handleCartForm, asFormPost(args, fields))));
    const slug = 'maren-two-piece-toilet';
    const { sku = '' } = (await guest('/en', ({ context }) => productsOf(context).get(slug))) ?? {};
    await send({ intent: 'add', sku, slug });
    await send({ intent: 'applyCode', code });
    const { cart } = await guest('/en/cart', (args) => loadCart(castArgs(loadCart, args)));
    expect(cart?.codes).toEqual([{ code: 'WELCOME10', problem: undefined }]);
  },
);
