import { favouritesName, inactiveListDays, projectLimits } from '@basin/domain';
import { contract, type CallRequest, type favouritesCalls } from '@basin/sdk/contract';
import { addTo, definedTexts, projectName, removeFrom } from './change-favourites.ts';
import { favouritesListFrom, projectPrices, type FavouritesList } from './favourites.ts';
import {
  changeList,
  deleteProject,
  findListOfName,
  findLists,
  findProjects,
  insertList,
  keepsProjects,
  productNames,
  type Saving,
} from './favourites-store.ts';
import type { PrintQuote } from './print-quote.ts';
import { quoteOf } from './quote-of.ts';
import { HttpProblem, invalidOperation } from '../http/http-problem.ts';
import { implement, Reply } from '../http/implement.ts';

const MOST_LISTS = 20;

/** What a customer has saved. */
export const favouritesHandlers = ({ printQuote }: { readonly printQuote: PrintQuote | undefined }) =>
  implement(contract.favourites, {
    async list({ query: { kind, id }, ...context }) {
      const lists = await (kind === undefined ? findLists(context) : findProjects(context, id));
      const results = await wireFrom(context, lists);
      const limit = kind === undefined ? MOST_LISTS : projectLimits.projects;
      return { limit, offset: 0, count: results.length, total: results.length, results };
    },

    create: ({ body, ...context }) => (body.kind === undefined ? openList(context, body) : openProject(context, body)),

    async add({ params, body, ...context }) {
      const { now, newId, principal } = context;
      const named = body.actions.findLast(({ action }) => action === 'changeName');
      const changed = await changeList(context, { id: params.listId, version: body.version }, async (document, tx) => {
        if (named && 'name' in named) await expectFreeName({ ...context, db: tx }, named.name, params.listId);
        return addTo(document, { params, body }, { tx, now: now(), newId });
      });
      return wireOf({ ...context, principal }, changed);
    },

    async remove({ params, body, ...context }) {
      const seen = { id: params.listId, version: body.version };
      if ('action' in body && body.action === 'deleteProject')
        return wireOf(context, await deleteProject(context, seen));
      const changed = await changeList(context, seen, (document) => removeFrom(document, body));
      return wireOf(context, changed);
    },

    quote: ({ params, body, ...context }) => quoteOf(context, { id: params.listId, lang: body.lang }, printQuote),
  });

/** Whether a list is the customer's favourites, which stay; another list is gone after a month without a change. */
const isFavourites = (name: Readonly<Record<string, string>>) => Object.values(name).includes(favouritesName);

/** A new list, or the one that there is of this name. */
async function openList(saving: Saving, { name, deleteDaysAfterLastModification }: Draft): Promise<Reply<WireList>> {
  const wanted = definedTexts(name);
  const known = await findListOfName(saving.db, saving.principal, wanted);
  if (known?.document.kind !== undefined) throw duplicateName();
  const lists = await findLists(saving);
  const kept = lists.find(({ id }) => id === known?.id);
  if (kept) return new Reply(await wireOf(saving, kept), { status: 200 });
  if (lists.length >= MOST_LISTS) throw invalidOperation(`A customer has at most ${MOST_LISTS} lists.`);
  const days = deleteDaysAfterLastModification ?? (isFavourites(wanted) ? undefined : inactiveListDays);
  const empty = { name: wanted, lineItems: [], textLineItems: [] };
  const list = await insertList(saving, { ...empty, deleteDaysAfterLastModification: days });
  // another tab was quicker: its list is the one
  if (!list) return openList(saving, { name, deleteDaysAfterLastModification });
  return new Reply(favouritesListFrom(list, new Map()), { status: 201 });
}

/** A new project, or the one that there is of this name. @throws {HttpProblem} 403 for anyone but the trade */
async function openProject(saving: Saving, draft: Draft): Promise<Reply<WireList>> {
  if (!keepsProjects(saving.principal))
    throw new HttpProblem(403, { statusCode: 403, message: 'Projects are for trade customers.' });
  const name = projectName(draft.name);
  const known = await findListOfName(saving.db, saving.principal, name);
  if (known && known.document.kind === undefined) throw duplicateName();
  if (known) return new Reply(await wireOf(saving, known), { status: 200 });
  if ((await findProjects(saving)).length >= projectLimits.projects)
    throw invalidOperation(`A customer has at most ${projectLimits.projects} projects.`);
  const { description } = draft;
  const project = { name, kind: 'project', description, lineItems: [], textLineItems: [] } as const;
  const list = await insertList(saving, project);
  return list ? new Reply(favouritesListFrom(list, new Map()), { status: 201 }) : openProject(saving, draft);
}

/** @throws {HttpProblem} 400 when another list of the customer has the name */
async function expectFreeName({ db, principal }: Saving, name: Draft['name'], id: string): Promise<void> {
  const known = await findListOfName(db, principal, definedTexts(name));
  if (known && known.id !== id) throw duplicateName();
}

const duplicateName = () => invalidOperation('Another list has this name.');

type Draft = CallRequest<typeof favouritesCalls.create>['body'];
type WireList = ReturnType<typeof favouritesListFrom>;

/** Lists as the wire carries them, with the names of their products and the prices of projects. */
async function wireFrom(saving: Saving, lists: readonly FavouritesList[]): Promise<WireList[]> {
  const projects = lists.filter(({ document }) => document.kind === 'project');
  const [names, prices] = await Promise.all([productNames(saving.db, lists), projectPrices(saving, projects)]);
  return lists.map((list) => favouritesListFrom(list, names, prices));
}

async function wireOf(saving: Saving, list: FavouritesList): Promise<WireList> {
  const [wire] = await wireFrom(saving, [list]);
  return wire ?? favouritesListFrom(list, new Map());
}
