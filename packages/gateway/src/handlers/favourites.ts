import { contract } from '@basin/sdk/contract';
import { addTo, definedTexts, removeFrom } from '../favourites/change-favourites.ts';
import { favouritesListFrom, type FavouritesList } from '../favourites/favourites.ts';
import { changeList, findLists, insertList, productNames } from '../favourites/favourites-store.ts';
import { invalidOperation } from '../http-problem.ts';
import { implement, Reply } from '../implement.ts';
import type { Db } from '../store/database.ts';

const MOST_LISTS = 20;

/** What a customer has saved. */
export const favouritesHandlers = implement(contract.favourites, {
  async list(context) {
    const lists = await findLists(context);
    const names = await productNames(context.db, lists);
    const results = lists.map((list) => favouritesListFrom(list, names));
    return { limit: MOST_LISTS, offset: 0, count: results.length, total: results.length, results };
  },

  async create({ body: { name, deleteDaysAfterLastModification }, ...context }) {
    if ((await findLists(context)).length >= MOST_LISTS)
      throw invalidOperation(`A customer has at most ${MOST_LISTS} lists.`);
    const empty = { name: definedTexts(name), lineItems: [], textLineItems: [] };
    const list = await insertList(context, { ...empty, deleteDaysAfterLastModification });
    return new Reply(favouritesListFrom(list, new Map()), { status: 201 });
  },

  async add({ params, body, ...context }) {
    const { now, newId } = context;
    const changed = await changeList(context, { id: params.listId, version: body.version }, (document, tx) =>
      addTo(document, { params, body }, { tx, now: now(), newId }),
    );
    return named(context.db, changed);
  },

  async remove({ params, body, ...context }) {
    const changed = await changeList(context, { id: params.listId, version: body.version }, (document) =>
      removeFrom(document, body),
    );
    return named(context.db, changed);
  },
});

const named = async (db: Db, list: FavouritesList) => favouritesListFrom(list, await productNames(db, [list]));
