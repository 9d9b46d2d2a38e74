import { beforeAll, describe, expect, test } from 'vitest';
import { unpack } from '../catalogue/listing/packed.ts';
import { cartOf } from '../../shell/sdk/nouns.server.ts';
import { partOf } from '../../testing/page-parts.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { as, posted, visitorOf } from '../../testing/visitor.ts';
import { handleCartForm as cartAction, loadCart as cartLoader } from './cart-page.server.ts';
import { loadContentPage as pageLoader } from '../content/content-page.server.ts';
import { addSharedCart as action, loadSharedCart as loader } from './shared-cart.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

const guest = () => visitorOf(shop);

async function firstSku(category: string): Promise<string> {
  const { data } = await shop.visit(`/en/products/${category}`, (args) => pageLoader(as(pageLoader, args)));
  return unpack(partOf(data, 'product-listing').view).products[0]?.sku ?? '';
}

describe('a cart that is shared', () => {
  test('STO-009 is shown to another guest, who takes it into a cart of their own; its mail leads to it', async () => {
    const [giver, taker] = [guest(), guest()];
    const sku = await firstSku('basins');
    await giver('/en/cart', ({ context }) => cartOf(context).add({ sku, quantity: 2 }));
    const form = { intent: 'share', email: 'friend@example.com' };
    const shared = (await giver('/en/cart', (args) => cartAction(as(cartAction, posted(args, form))))) as Response;
    const address = shared.headers.get('Location') ?? '';
    expect([shared.status, address]).toEqual([303, expect.stringContaining('/en/shared-cart?sharedCartId=')]);
    const seen = await taker(address, (args) => loader(as(loader, args)));
    expect(seen.items).toMatchObject([{ sku, quantity: 2, card: { sku } }]);
    const taken = await taker(address, (args) => action(as(action, posted(args))));
    expect(taken.headers.get('Location')).toBe('/en/cart');
    const { cart, notices } = await taker('/en/cart', (args) => cartLoader(as(cartLoader, args)));
    expect(cart?.units).toBe(2);
    expect(notices.map(({ key }) => key)).toEqual(['sharedCart.added']);
    expect((await giver('/en/cart', ({ context }) => cartOf(context).get()))?.lines).toHaveLength(1);
    const mail = shop.gateway.db.selectFrom('outbox').select('kind').where('recipient', '=', 'friend@example.com');
    expect((await mail.execute()).map(({ kind }) => kind)).toEqual(['shared-cart']);
  });

  test('is not made of nothing, nor mailed to what is not an address', async () => {
    const visitor = guest();
    const share = (email: string) =>
      visitor('/en/cart', (args) => cartAction(as(cartAction, posted(args, { intent: 'share', email }))));
    const said = async () => (await visitor('/en/cart', (args) => cartLoader(as(cartLoader, args)))).notices;
    await share('');
    expect((await said()).map(({ key }) => key)).toEqual(['cart.empty']);
    const sku = await firstSku('basins');
    await visitor('/en/cart', ({ context }) => cartOf(context).add({ sku, quantity: 1 }));
    await share('no address');
    expect((await said()).map(({ key }) => key)).toEqual(['field.error.email']);
  });

  test.each(['', 'gone', '../cart', 'x'.repeat(65)])(
    '%j is none: the page says so, and nothing can be taken',
    async (id) => {
      const address = `/en/shared-cart?sharedCartId=${encodeURIComponent(id)}`;
      expect(await guest()(address, (args) => loader(as(loader, args)))).toMatchObject({
        sharedCartId: undefined,
        items: [],
      });
      await expect(guest()(address, (args) => action(as(action, posted(args))))).rejects.toMatchObject({
        init: { status: 404 },
      });
    },
  );
});
