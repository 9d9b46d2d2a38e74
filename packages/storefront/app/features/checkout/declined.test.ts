import { beforeAll, expect, test } from 'vitest';
import { sessionContext } from '../../shell/request-context.server.ts';
import { testShop, type LoaderArgs, type TestShop } from '../../testing/shop.ts';
import { castArgs, visitorOf } from '../../testing/visitor.ts';
import { loadDeclined } from './declined.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

const load = (args: LoaderArgs) => loadDeclined(castArgs(loadDeclined, args));

test('the page of a declined payment still gives the reason when it is opened again', async () => {
  const visit = visitorOf(shop);
  const key = 'checkout.declined.deny';
  await visit('/en/checkout/review', ({ context }) => context.get(sessionContext).set('declined', key));
  for (let visits = 0; visits < 2; visits++)
    expect(await visit('/en/declined', load)).toEqual({ reason: key, isOfBank: false });
});

test('a shopper whose payment was not declined is sent from its page to the cart', async () => {
  const response = await visitorOf(shop)('/fr/declined', load).catch((error: unknown) => error);
  expect(response instanceof Response && response.headers.get('Location')).toBe('/fr/cart');
});
