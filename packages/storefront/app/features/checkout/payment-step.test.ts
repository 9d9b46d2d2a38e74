import { beforeAll, expect, test } from 'vitest';
import { takeNotices } from '../../shell/notices/notices.server.ts';
import { sessionContext } from '../../shell/request-context.server.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { asFormPost, castArgs } from '../../testing/visitor.ts';
import { handlePayment } from './payment-step.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

test.each([
  ['VI', '/en/checkout/review', []],
  ['XX', '/en/checkout/payment', ['error.general']],
])('a card response of the brand %s leads to %s, with the notices %j', async (type, path, notices) => {
  const card = {
    response: '870',
    paypageRegistrationId: 'token',
    type,
    lastFour: '1111',
    expMonth: '04',
    expYear: '2032',
  };
  const { data } = await shop.visit('/en/checkout/payment', async (args) => {
    const response = await handlePayment(castArgs(handlePayment, asFormPost(args, card))).catch(
      (thrown: unknown) => thrown,
    );
    return {
      path: response instanceof Response && response.headers.get('Location'),
      hasCard: args.context.get(sessionContext).has('payment'),
      notices: takeNotices(args.context).map(({ key }) => key),
    };
  });
  expect(data).toEqual({ path, hasCard: notices.length === 0, notices });
});
