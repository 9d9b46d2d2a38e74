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
  lockProjectNames,
  productNames,
  type FavouritesContext,
} from './favourites-store.ts';
import type { PrintQuote } from './print-quote.ts';
import { quoteOf } from './quote-of.ts';
import { transact } from '../database/transact.ts';
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

    create: ({ body, ...context }) =>
      body.kind === undefined
        ? openList(context, body)
        : transact(context.db, (db) => openProject({ ...context, db }, body)),

    async add({ params, body, ...context }) {
      const { now, newId } = context;
      const target = { id: params.listId, version: body.version };
      const names = body.actions.flatMap((action) => (action.action === 'changeName' ? [action.name] : []));
      const changed = await changeList(context, target, async (document, tx) => {
        if (names.length > 0) await expectFreeNames({ ...context, db: tx }, target.id, names);
        return addTo(document, { params, body }, { tx, now: now(), newId });
      });
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
  await lockProjectNames(context);
  const list = await findListOfName(context, name);
  if (list && list.document.kind === undefined) throw duplicateName();
  const projects = await findProjects(context);
  const known = list ?? projects.find(({ document }) => isSameName(document.name, name));
  if (known) return new Reply(await wireOf(context, known), { status: 200 });
  if (projects.length >= projectLimits.projects)
    throw invalidOperation(`A customer has at most ${projectLimits.projects} projects.`);
  const { description } = draft;
  const project = { name, kind: 'project', description, lineItems: [], textLineItems: [] } as const;
  const created = await insertList(context, project);
  return created ? new Reply(favouritesListFrom(created, new Map()), { status: 201 }) : openProject(context, draft);
}

/**
 * Checks the new names of a project after deleting expired lists, whose names are free again.
 *
 * @throws {HttpProblem} 400 when another project has one of them in any case
 */
async function expectFreeNames(context: FavouritesContext, id: string, names: readonly Draft['name'][]): Promise<void> {
  await lockProjectNames(context);
  await deleteExpired(context.db, context.now());
  const others = (await findProjects(context)).filter((project) => project.id !== id);
  if (others.some(({ document }) => names.some((name) => isSameName(document.name, name)))) throw duplicateName();
}

/** Whether two names are equal without regard to case. */
const isSameName = (one: Draft['name'], other: Draft['name']): boolean => foldedName(one) === foldedName(other);

const foldedName = (name: Draft['name']): string =>
  JSON.stringify(Object.entries(definedTexts(name)).sort()).toLowerCase();

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
