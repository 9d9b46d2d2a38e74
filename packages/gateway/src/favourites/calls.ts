import { favouritesName, inactiveListDays } from '@basin/domain';
import { contract, type CallRequest, type favouritesCalls } from '@basin/sdk/contract';
import { stringify as stableJson } from 'safe-stable-stringify';
import { addTo, definedTexts, removeFrom } from './change-favourites.ts';
import { favouritesListFrom, type FavouritesList } from './favourites.ts';
import { changeList, findLists, insertList, productNames, type Saving } from './favourites-store.ts';
import { invalidOperation } from '../http/http-problem.ts';
import { implement, Reply } from '../http/implement.ts';
import type { Db } from '../database/database.ts';

const MOST_LISTS = 20;

/** What a customer has saved. */
export const favouritesHandlers = implement(contract.favourites, {
  async list(context) {
    const lists = await findLists(context);
    const names = await productNames(context.db, lists);
    const results = lists.map((list) => favouritesListFrom(list, names));
    return { limit: MOST_LISTS, offset: 0, count: results.length, total: results.length, results };
  },

  create: ({ body, ...context }) => openList(context, body),

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

/** Whether a list is the customer's favourites, which stay; another list is gone after a month without a change. */
const isFavourites = (name: Readonly<Record<string, string>>) => Object.values(name).includes(favouritesName);

/** A new list, or the one that there is of this name. */
async function openList(saving: Saving, { name, deleteDaysAfterLastModification }: Draft): Promise<Reply<WireList>> {
  const wanted = definedTexts(name);
  const lists = await findLists(saving);
  const kept = lists.find(({ document }) => stableJson(document.name) === stableJson(wanted));
  if (kept) return new Reply(await named(saving.db, kept), { status: 200 });
  if (lists.length >= MOST_LISTS) throw invalidOperation(`A customer has at most ${MOST_LISTS} lists.`);
  const days = deleteDaysAfterLastModification ?? (isFavourites(wanted) ? undefined : inactiveListDays);
  const empty = { name: wanted, lineItems: [], textLineItems: [] };
  const list = await insertList(saving, { ...empty, deleteDaysAfterLastModification: days });
  // another tab was quicker: its list is the one
  if (!list) return openList(saving, { name, deleteDaysAfterLastModification });
  return new Reply(favouritesListFrom(list, new Map()), { status: 201 });
}

type Draft = CallRequest<typeof favouritesCalls.create>['body'];
type WireList = ReturnType<typeof favouritesListFrom>;

const named = async (db: Db, list: FavouritesList) => favouritesListFrom(list, await productNames(db, [list]));
