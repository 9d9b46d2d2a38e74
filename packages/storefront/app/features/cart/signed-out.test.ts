import { expect, test } from 'vitest';
import { sessionContext } from '../../shell/request-context.server.ts';
import { testShop } from '../../testing/shop.ts';
import { asFormPost, castArgs, visitorOf } from '../../testing/visitor.ts';
import { openGuestSession, signOut } from '../identity/index.server.ts';
import { handleCartForm } from './cart-page.server.ts';
import { findShopperCart } from './shopper.server.ts';

const shop = await testShop();

/** Sends a cart form. Returns the message of the next page. */
async function send(visit: ReturnType<typeof visitorOf>, fields: Readonly<Record<string, string>>) {
  await visit('/en/cart', (args) => handleCartForm(castArgs(handleCartForm, asFormPost(args, fields))));
  return visit('/en/cart', ({ context }) => context.get(sessionContext).get('signInMessage'));
}

/** Signs out, which opens a page without scripts. */
async function signOutWithoutScripts(visit: ReturnType<typeof visitorOf>) {
  await visit('/en/sign-out', (args) => signOut(castArgs(signOut, asFormPost(args))));
  await visit('/en', (args) => openGuestSession(castArgs(openGuestSession, args)));
}

const code = { intent: 'applyCode', code: 'WELCOME10' };

test.each([
  [{ intent: 'changeQuantity', lineItemId: 'x', quantity: '2' }],
  [{ intent: 'remove', lineItemId: 'x' }],
  [code],
])('the cart form %o, sent after signing out in another tab, leads to a page that says so', async (fields) => {
  expect(await send(visitorOf(shop), { ...fields })).toBe('signIn.ended');
  const visit = visitorOf(shop);
  await signOutWithoutScripts(visit);
  expect(await send(visit, { ...fields })).toBe('signIn.ended');
});

test('the cart form of a guest says nothing of a session, even after its last line was removed in another tab', async () => {
  const visit = visitorOf(shop);
  const slug = 'maren-widespread-basin-faucet-lever-handles';
  expect(await send(visit, { intent: 'add', sku: 'x', slug, quantity: '1' })).toBeUndefined();
  expect(await send(visit, code)).toBeUndefined();
  const id = await visit('/en/cart', async ({ context }) => (await findShopperCart(context))?.lines[0]?.id ?? '');
  expect(await send(visit, { intent: 'remove', lineItemId: id })).toBeUndefined();
  expect(await send(visit, code)).toBeUndefined();
});
