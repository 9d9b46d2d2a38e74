import { facetFilter } from '@basin/domain';
import { createCart, nullOn, type NewItem } from '@basin/sdk';
import { unitsOf } from '../carts.ts';
import type { Shopper } from '../shopper.ts';
import { checksOf } from '../check.ts';
import { expectSame, expectThat, Inconclusive } from '../verdict.ts';
import type { Visit } from '../visit.ts';

const fromEach = 3;
const maxValues = 15;

/** Finds products of many kinds: the first ones, then a few of each value of the first facets. */
async function* candidates(shopper: Shopper) {
  const { facets, documents } = await shopper.reply('search.listing', { query: { rows: '40' } });
  yield* documents;
  for (const { field, values } of facets.slice(0, 2))
    for (const { value } of values.slice(0, maxValues)) {
      const query = { rows: String(fromEach), fq: facetFilter(field, [value]) ?? '' };
      yield* (await shopper.reply('search.listing', { query })).documents;
    }
}

/** Finds a set with its parts. */
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
  throw new Inconclusive(`none of ${seen} products is a set`);
}

/** End-to-end flows through the SDK. */
export const flowChecks = checksOf('flow', [
  [
    'cart.update',
    'a quantity above the stock is reduced to the stock, with a notice for the shopper',
    async (visit) => {
      const { first } = await visit.buyableProducts();
      const sdk = visit.sdk();
      visit.atEnd(() => sdk.cart.deleteActive());
      const { notices } = await createCart(sdk).add({ sku: first.sku, quantity: first.stock + 5 });
      const { availableQuantity } = await sdk.inventory.stock({ query: { sku: first.sku } });
      expectSame(unitsOf(await sdk.cart.active()), { [first.sku]: availableQuantity }, 'the cart');
      expectSame(
        notices.map(({ message }) => message),
        ['capped'],
        'the notices',
      );
    },
  ],
  [
    'cart.update',
    'simultaneous changes of one cart from two pages both apply',
    async (visit) => {
      const { first, second } = await visit.buyableProducts();
      const one = visit.sdk();
      visit.atEnd(() => one.cart.deleteActive());
      const own = createCart(one);
      const { cart } = await own.add({ sku: first.sku, quantity: 1 });
      const two = visit.sdk(await one.session.current());
      const more = own.changeQuantity(cart?.lines[0]?.id ?? '', 1);
      await Promise.all([more, createCart(two).add({ sku: second.sku, quantity: 1 })]);
      expectSame(unitsOf(await one.cart.active()), { [first.sku]: 2, [second.sku]: 1 }, 'the cart');
    },
  ],
  [
    'cart.deleteActive',
    'removing the last line deletes the cart',
    async (visit) => {
      const { first } = await visit.buyableProducts();
      const sdk = visit.sdk();
      const own = createCart(sdk);
      const { cart } = await own.add({ sku: first.sku, quantity: 1 });
      const { cart: leftovers } = await own.remove(cart?.lines[0]?.id ?? '');
      expectSame([leftovers, await sdk.cart.active().catch(nullOn(404))], [null, null], 'the cart');
    },
  ],
  [
    'cart.update',
    'a set is added and removed together with its parts',
    async (visit) => {
      const bundle = await findBundle(visit);
      const sdk = visit.sdk();
      visit.atEnd(() => sdk.cart.deleteActive());
      const own = createCart(sdk);
      await own.add(bundle);
      const { lineItems } = await sdk.cart.active();
      const parent = lineItems.find(({ sku }) => sku === bundle.sku);
      if (!parent) throw new Inconclusive(`the set ${bundle.sku} cannot be bought`);
      const parts = lineItems.filter(({ bundleParentId }) => bundleParentId === parent.id);
      expectSame(parts.length, bundle.bundleItems?.length, 'the number of parts');
      expectThat(
        parts.every(({ isBundleChildItem }) => isBundleChildItem === true),
        'a part is not marked as one',
      );
      expectSame((await own.remove(parent.id)).cart, null, 'the cart without the set');
    },
  ],
]);
