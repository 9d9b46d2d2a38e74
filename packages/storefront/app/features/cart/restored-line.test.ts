import { demoDate } from '@basin/gateway/testing';
import { beforeAll, expect, test } from 'vitest';
import { productsOf } from '../../shell/sdk/nouns.server.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { asFormPost, castArgs, visitorOf } from '../../testing/visitor.ts';
import { handleCartForm, loadCart } from './cart-page.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ now: () => demoDate });
});

test.each([
  ['its remove button', { intent: 'remove' }],
  ['a quantity of 0', { intent: 'changeQuantity', quantity: '0' }],
])('a set that was removed by %s is restored in its place in the cart', async (_, removal) => {
  const guest = visitorOf(shop);
  const send = (fields: Readonly<Record<string, string>>) =>
    guest('/en/cart', (args) => handleCartForm(castArgs(handleCartForm, asFormPost(args, { ...fields }))));
  const open = () => guest('/en/cart', (args) => loadCart(castArgs(loadCart, args)));
  const linesNow = async () => (await open()).cart?.lines.map(({ name, parts }) => [name, parts.length]);
  for (const slug of [
    'maren-widespread-basin-faucet-lever-handles',
    'maren-two-piece-toilet',
    'maren-widespread-basin-faucet-cross-handles',
  ]) {
    const { sku = '' } = (await guest('/en', ({ context }) => productsOf(context).get(slug))) ?? {};
    await send({ intent: 'add', sku, slug });
  }
  const before = await linesNow();
  expect(before).toHaveLength(3);
  expect(before?.[1]?.[1]).toBeGreaterThan(0);
  const { id = '' } = (await open()).cart?.lines[1] ?? {};
  await send({ ...removal, lineItemId: id });
  const { cart, gaps } = await open();
  expect(cart?.lines).toHaveLength(2);
  expect(gaps.lines).toMatchObject({ id, index: 1, notices: [{ key: 'cart.removed' }] });
  await send(gaps.lines?.notices[0]?.action?.fields ?? {});
  const restored = await open();
  expect(restored.gaps.lines).toMatchObject({ id, index: 1, notices: [{ key: 'product.added' }] });
  expect(await linesNow()).toEqual(before);
});

test('restoring the only line of a cart restores its discount code', async () => {
  const guest = visitorOf(shop);
  const send = (fields: Readonly<Record<string, string>>) =>
    guest('/en/cart', (args) => handleCartForm(castArgs(handleCartForm, asFormPost(args, { ...fields }))));
  const open = () => guest('/en/cart', (args) => loadCart(castArgs(loadCart, args)));
  const slug = 'maren-two-piece-toilet';
  const { sku = '' } = (await guest('/en', ({ context }) => productsOf(context).get(slug))) ?? {};
  await send({ intent: 'add', sku, slug });
  await send({ intent: 'applyCode', code: 'WELCOME10' });
  const before = (await open()).cart;
  expect(before?.codes).toMatchObject([{ code: 'WELCOME10' }]);
  await send({ intent: 'remove', lineItemId: before?.lines[0]?.id ?? '' });
  const { cart, notices, gaps } = await open();
  expect(cart).toBeNull();
  const [removed] = [...notices, ...(gaps.lines?.notices ?? [])];
  await send(removed?.action?.fields ?? {});
  const restored = (await open()).cart;
  expect([restored?.codes, restored?.sums]).toEqual([before?.codes, before?.sums]);
});
