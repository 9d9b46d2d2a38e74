import { facetFilter } from '@basin/domain';
import { addItems, changeCart, nullOn, removeLine, type NewItem } from '@basin/sdk';
import { unitsOf } from '../carts.ts';
import type { Shopper } from '../shopper.ts';
import { truthsOf } from '../truth.ts';
import { expectSame, expectThat, Untold } from '../verdict.ts';
import type { Visit } from '../visit.ts';

const FROM_EACH = 3;
const VALUES = 15;

/** Products of many kinds: the first ones, then a few of each value of the first facets. */
async function* candidates(shopper: Shopper) {
  const { facets, documents } = await shopper.reply('search.listing', { query: { rows: '40' } });
  yield* documents;
  for (const { field, values } of facets.slice(0, 2))
    for (const { value } of values.slice(0, VALUES)) {
      const query = { rows: String(FROM_EACH), fq: facetFilter(field, [value]) ?? '' };
      yield* (await shopper.reply('search.listing', { query })).documents;
    }
}

/** A set whose parts can be bought with it. */
async function findBundle(visit: Visit): Promise<NewItem> {
  const shopper = await visit.visitor();
  let seen = 0;
  for await (const { slug = '', masterSku: sku } of candidates(shopper)) {
    const body = { q: `slug_s:"${slug}"`, search_type: 'product_detail' };
    const { bundleItems } = await shopper.reply('search.product', { params: { slug }, body });
    const parts = bundleItems.map((item) => ({ sku: item.sku, quantity: item.quantity }));
    if (sku !== undefined && parts.length > 0) return { sku, quantity: 1, bundleItems: parts };
    seen += 1;
  }
  throw new Untold(`none of ${seen} products of many kinds is a set`);
}

/** What front-end teams do with the SDK, from end to end. */
export const flowTruths = truthsOf('flow', [
  [
    'cart.update',
    'a wish for more than the stock is cut to the stock, and the shopper is told',
    async (visit) => {
      const { first } = await visit.goods();
      const sdk = visit.sdk();
      visit.atEnd(() => sdk.cart.deleteActive());
      const { cart, notices } = await addItems(sdk, {}, [{ sku: first.sku, quantity: first.stock + 5 }]);
      const { availableQuantity } = await sdk.inventory.stock({ query: { sku: first.sku } });
      expectSame(unitsOf(cart ?? { lineItems: [] }), { [first.sku]: availableQuantity }, 'the cart');
      expectSame(
        notices.map(({ message }) => message),
        ['capped'],
        'the notices',
      );
    },
  ],
  [
    'cart.update',
    'two pages that change one cart at once both have their way',
    async (visit) => {
      const { first, second } = await visit.goods();
      const one = visit.sdk();
      visit.atEnd(() => one.cart.deleteActive());
      await addItems(one, {}, [{ sku: first.sku, quantity: 1 }]);
      const two = visit.sdk(await one.session.current());
      const add = (sku: string) => () => [{ action: 'addLineItem', sku, quantity: 1 }] as const;
      await Promise.all([changeCart(one, {}, add(first.sku)), changeCart(two, {}, add(second.sku))]);
      expectSame(unitsOf(await one.cart.active()), { [first.sku]: 2, [second.sku]: 1 }, 'the cart');
    },
  ],
  [
    'cart.deleteActive',
    'with its last line the cart goes too',
    async (visit) => {
      const { first } = await visit.goods();
      const sdk = visit.sdk();
      const { cart } = await addItems(sdk, {}, [{ sku: first.sku, quantity: 1 }]);
      const { cart: left } = await removeLine(sdk, {}, cart?.lineItems[0]?.id ?? '');
      expectSame([left, await sdk.cart.active().catch(nullOn(404))], [null, null], 'the cart');
    },
  ],
  [
    'cart.update',
    'a set comes with its parts, and goes with them',
    async (visit) => {
      const bundle = await findBundle(visit);
      const sdk = visit.sdk();
      visit.atEnd(() => sdk.cart.deleteActive());
      const { cart } = await addItems(sdk, {}, [bundle]);
      const parent = cart?.lineItems.find(({ sku }) => sku === bundle.sku);
      if (!parent) throw new Untold(`the set ${bundle.sku} cannot be bought`);
      const parts = cart?.lineItems.filter(({ bundleParentId }) => bundleParentId === parent.id) ?? [];
      expectSame(parts.length, bundle.bundleItems?.length, 'the number of parts');
      expectThat(
        parts.every(({ isBundleChildItem }) => isBundleChildItem === true),
        'a part does not say that it is one',
      );
      expectSame((await removeLine(sdk, {}, parent.id)).cart, null, 'the cart without the set');
    },
  ],
]);
