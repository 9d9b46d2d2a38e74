import { expect, test } from 'vitest';
import { sessionContext } from '../../shell/request-context.server.ts';
import { testShop } from '../../testing/shop.ts';
import { asFormPost, castArgs, visitorOf } from '../../testing/visitor.ts';
import { handleCartForm } from './cart-page.server.ts';

test.each([
  [{ intent: 'changeQuantity', lineItemId: 'x', quantity: '2' }],
  [{ intent: 'remove', lineItemId: 'x' }],
  [{ intent: 'applyCode', code: 'WELCOME10' }],
])('the cart form %o, sent after signing out in another tab, leads to a page that says so', async (fields) => {
  const visit = visitorOf(await testShop());
  await visit('/en/cart', (args) => handleCartForm(castArgs(handleCartForm, asFormPost(args, { ...fields }))));
  const message = await visit('/en/cart', ({ context }) => context.get(sessionContext).get('signInMessage'));
  expect(message).toBe('signIn.ended');
});
