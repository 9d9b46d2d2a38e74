import { checksOf } from '../check.ts';
import { expectSame, expectStatus, expectThat } from '../verdict.ts';
import type { Visit } from '../visit.ts';

/** Creates a list for the customer. It expires after a day, as no call deletes it and a customer can have only so many. */
async function newList(visit: Visit) {
  const customer = await visit.customer();
  const body = { name: { en: `Favorites ${visit.suffix}` }, deleteDaysAfterLastModification: 1 };
  const list = await customer.reply('favourites.create', { body });
  const add = (kind: string, version: number, action: object) =>
    customer.call('favourites.add', { params: { listId: list.id, kind }, body: { version, actions: [action] } });
  const remove = (body: object) => customer.call('favourites.remove', { params: { listId: list.id }, body });
  return { customer, list, add, remove };
}

/** Saved products and articles. */
export const favouritesChecks = checksOf('favourites', [
  [
    'favourites.create',
    'a new list is among the customer’s lists, empty',
    async (visit) => {
      const { customer, list } = await newList(visit);
      const { results } = await customer.reply('favourites.list', { query: { lang: 'en' } });
      expectSame(results.find(({ id }) => id === list.id)?.lineItems, [], 'its products');
    },
  ],
  [
    'favourites.add',
    'a product and an article can be saved with the current version and removed again',
    async (visit) => {
      const { first } = await visit.buyableProducts();
      const { list, add, remove } = await newList(visit);
      const withProduct = (await add('product', list.version, { action: 'addLineItem', sku: first.sku })).reply;
      const [product] = withProduct?.lineItems ?? [];
      expectSame(product?.sku, first.sku, 'the saved sku');
      expectStatus(await add('product', list.version, { action: 'addLineItem', sku: first.sku }), 409);
      const article = { action: 'addTextLineItem', name: { en: 'Small bathrooms' } };
      const full = (await add('text', withProduct?.version ?? 0, article)).reply;
      expectSame(full?.textLineItems.length, 1, 'the number of articles');
      const { id: lineItemId } = product ?? {};
      const less = await remove({ version: full?.version, action: 'removeLineItem', lineItemId });
      expectSame(less.reply?.lineItems, [], 'the products after the removal');
    },
  ],
  [
    'favourites.add',
    'an unknown sku or list is rejected',
    async (visit) => {
      const { list, add, customer } = await newList(visit);
      const none = { action: 'addLineItem', sku: `NO-SUCH-${visit.suffix}` };
      expectStatus(await add('product', list.version, none), 400, 404);
      const params = { listId: crypto.randomUUID(), kind: 'product' };
      const response = await customer.call('favourites.add', { params, body: { version: 1, actions: [none] } });
      expectThat(!response.isSuccess, 'a missing list was changed');
    },
  ],
]);
