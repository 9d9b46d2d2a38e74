import { signInAs } from '@basin/gateway/testing';
import { beforeAll, expect, test } from 'vitest';
import { sdkContext, sessionContext } from '../../shell/request-context.server.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { castArgs, visitorOf } from '../../testing/visitor.ts';
import { loadOrderStatus } from './order-status.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

const knownOf = async (visit: ReturnType<typeof visitorOf>) =>
  (await visit('/en/order-status', (args) => loadOrderStatus(castArgs(loadOrderStatus, args)))).known;

test('the look-up is filled with the order that was just placed in this session', async () => {
  const guest = visitorOf(shop);
  expect(await knownOf(guest)).toEqual({});
  const lastOrder = { orderNumber: 'W1', email: 'pat@example.org' };
  await guest('/en', ({ context }) => context.get(sessionContext).set('lastOrder', lastOrder));
  expect(await knownOf(guest)).toEqual(lastOrder);
});

test('the look-up is filled with the e-mail address of a customer who is signed in', async () => {
  const visit = visitorOf(shop);
  const { token } = await signInAs(shop.gateway, 'homeowner@example.com');
  await visit('/en', ({ context }) => context.get(sdkContext).session.signIn({ access_token: token }));
  expect(await knownOf(visit)).toEqual({ email: 'homeowner@example.com' });
});
