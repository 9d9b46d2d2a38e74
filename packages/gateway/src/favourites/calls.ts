import { favouritesName, inactiveListDays, projectLimits } from '@basin/domain';
import { contract, type CallRequest, type favouritesCalls } from '@basin/sdk/contract';
import { addTo, definedTexts, projectName, removeFrom } from './change-favourites.ts';
import { favouritesListFrom, projectPrices, type FavouritesList } from './favourites.ts';
import {
  changeList,
  deleteExpired,
  deleteProject,
  duplicateName,
  findListOfName,
  findLists,
  findProjects,
  insertList,
  canHaveProjects,
  productNames,
  type FavouritesContext,
} from './favourites-store.ts';
import type { PrintQuote } from './print-quote.ts';
import { quoteOf } from './quote-of.ts';
import { HttpProblem, invalidOperation } from '../http/http-problem.ts';
import { implement, Reply } from '../http/implement.ts';

const maxLists = 20;

/** Handlers of a customer's favourites lists and projects. */
export const favouritesHandlers = ({ printQuote }: { readonly printQuote: PrintQuote | undefined }) =>
  implement(contract.favourites, {
    async list({ query: { kind, id }, ...context }) {
      const lists = await (kind === undefined ? findLists(context) : findProjects(context, id));
      const results = await wireFrom(context, lists);
      const limit = kind === undefined ? maxLists : projectLimits.projects;
      return { limit, offset: 0, count: results.length, total: results.length, results };
    },

    create: ({ body, ...context }) => (body.kind === undefined ? openList(context, body) : openProject(context, body)),

    async add({ params, body, ...context }) {
      const { db, now, newId } = context;
      if (body.actions.some(({ action }) => action === 'changeName')) await deleteExpired(db, now());
      const target = { id: params.listId, version: body.version };
      const changed = await changeList(context, target, (document, tx) =>
        addTo(document, { params, body }, { tx, now: now(), newId }),
      );
      return wireOf(context, changed);
    },

    async remove({ params, body, ...context }) {
      const target = { id: params.listId, version: body.version };
      if ('action' in body && body.action === 'deleteProject')
        return wireOf(context, await deleteProject(context, target));
      const changed = await changeList(context, target, (document) => removeFrom(document, body));
      return wireOf(context, changed);
    },

    quote: ({ params, body, ...context }) => quoteOf(context, { id: params.listId, lang: body.lang }, printQuote),
  });

/**
 * Whether a list is the customer's favourites, which do not expire; other lists expire after a month without a change.
 */
const isFavourites = (name: Readonly<Record<string, string>>) => Object.values(name).includes(favouritesName);

/** Creates a list, or returns the existing list with this name. */
async function openList(
  context: FavouritesContext,
  { name, deleteDaysAfterLastModification }: Draft,
): Promise<Reply<WireList>> {
  const wanted = definedTexts(name);
  const known = await findListOfName(context, wanted);
  if (known?.document.kind !== undefined) throw duplicateName();
  const lists = await findLists(context);
  const existing = lists.find(({ id }) => id === known?.id);
  if (existing) return new Reply(await wireOf(context, existing), { status: 200 });
  if (lists.length >= maxLists) throw invalidOperation(`A customer has at most ${maxLists} lists.`);
  const days = deleteDaysAfterLastModification ?? (isFavourites(wanted) ? undefined : inactiveListDays);
  const empty = { name: wanted, lineItems: [], textLineItems: [] };
  const list = await insertList(context, { ...empty, deleteDaysAfterLastModification: days });
  // another tab created the list first
  if (!list) return openList(context, { name, deleteDaysAfterLastModification });
  return new Reply(favouritesListFrom(list, new Map()), { status: 201 });
}

/** Creates a project, or returns the existing one with this name. @throws {HttpProblem} 403 outside the trade */
async function openProject(context: FavouritesContext, draft: Draft): Promise<Reply<WireList>> {
  if (!canHaveProjects(context.principal))
    throw new HttpProblem(403, { statusCode: 403, message: 'Projects are for trade customers.' });
  const name = projectName(draft.name);
  const known = await findListOfName(context, name);
  if (known && known.document.kind === undefined) throw duplicateName();
  if (known) return new Reply(await wireOf(context, known), { status: 200 });
  if ((await findProjects(context)).length >= projectLimits.projects)
    throw invalidOperation(`A customer has at most ${projectLimits.projects} projects.`);
  const { description } = draft;
  const project = { name, kind: 'project', description, lineItems: [], textLineItems: [] } as const;
  const list = await insertList(context, project);
  return list ? new Reply(favouritesListFrom(list, new Map()), { status: 201 }) : openProject(context, draft);
}

type Draft = CallRequest<typeof favouritesCalls.create>['body'];
type WireList = ReturnType<typeof favouritesListFrom>;

/** Converts lists to their wire format, with product names and the prices of projects. */
async function wireFrom(context: FavouritesContext, lists: readonly FavouritesList[]): Promise<WireList[]> {
  const projects = lists.filter(({ document }) => document.kind === 'project');
  const [names, prices] = await Promise.all([productNames(context.db, lists), projectPrices(context, projects)]);
  return lists.map((list) => favouritesListFrom(list, names, prices));
}

async function wireOf(context: FavouritesContext, list: FavouritesList): Promise<WireList> {
  const [wire] = await wireFrom(context, [list]);
  return wire ?? favouritesListFrom(list, new Map());
}
