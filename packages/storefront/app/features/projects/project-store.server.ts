import { isSdkError, retryOnConflict, type FavouritesAddInput, type FavouritesList } from '@basin/sdk';
import { locales, localised, projectLimits, tradePersona } from '@basin/domain';
import { data, type RouterContextProvider } from 'react-router';
import { languageContext, sdkContext, shopperContext } from '../../shell/request-context.server.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';

type Context = Readonly<RouterContextProvider>;

/** A project as the gateway keeps it: a list whose lines have rooms, quantities and prices. */
export type Project = FavouritesList;

/** Something to plan. */
export interface PlannedLine {
  readonly sku: string;
  readonly quantity: number;
  readonly room: string;
  readonly note: string;
}

/**
 * Returns a loader or an action that is there for the trade alone, and a 404 for anyone else; the gateway decides that again. A
 * middleware would throw before the frame of the page is loaded.
 */
export const forTrade =
  <Args extends { readonly context: Context }, Answer>(answer: (args: Args) => Promise<Answer>) =>
  async (args: Args): Promise<Answer> => {
    if (args.context.get(shopperContext).persona === tradePersona) return answer(args);
    await accountOf(args.context).profile(); // on a session that has ended the page asks to sign in instead
    throw data(null, 404);
  };

const callsOf = (context: Context) => context.get(sdkContext).favourites;

/** The projects of the request's customer, the one that was changed last first. */
export async function findProjects(context: Context, id?: string): Promise<readonly Project[]> {
  const lang = context.get(languageContext).locale;
  const query = { lang, kind: 'project', ...(id !== undefined && { id }) } as const;
  return (await callsOf(context).list({ query })).results;
}

/** The project of an id. @throws a 404 when the customer has none */
export async function findProject(context: Context, id: string): Promise<Project> {
  const [project] = /^[\w-]{1,128}$/.test(id) ? await findProjects(context, id) : [];
  if (!project) throw data(null, 404);
  return project;
}

export const nameOf = ({ name }: Project, context: Context): string =>
  localised(name, context.get(languageContext).locale) ?? '';

/** One name in every language. */
const namesOf = (name: string) => Object.fromEntries(locales.map((locale) => [locale, name]));

/** A new project, or the one of this name; null when the gateway rejects it. */
export const createProject = (context: Context, name: string, description: string): Promise<Project | null> =>
  orNull(callsOf(context).create({ body: { name: namesOf(name), kind: 'project', description } }));

/** Gives a project another name and description; null when the gateway rejects them. */
export const describeProject = (
  context: Context,
  id: string,
  { name, description }: { readonly name: string; readonly description: string },
): Promise<Project | null> =>
  orNull(change(context, id, 'project', () => [{ action: 'changeName', name: namesOf(name), description }]));

/** Adds lines to those that a project has: units of one sku in one room are added up. Null when the gateway rejects them. */
export const addLines = (context: Context, id: string, lines: readonly PlannedLine[]): Promise<Project | null> =>
  orNull(
    change(context, id, 'product', ({ lineItems }) =>
      lines.map((line) => {
        const known = lineItems.find(({ sku, room = '' }) => sku === line.sku && room === line.room);
        const quantity = Math.min(line.quantity + (known?.quantity ?? 0), projectLimits.units);
        return lineAction({ ...line, quantity, note: line.note || (known?.note ?? '') });
      }),
    ),
  );

/** Changes a line; in another room it joins the line that the room has. Null when the gateway rejects the change. */
export async function changeLine(
  context: Context,
  id: string,
  lineId: string,
  changed: Omit<PlannedLine, 'sku'>,
): Promise<Project | null> {
  const line = (await findProject(context, id)).lineItems.find((each) => each.id === lineId);
  if (!line) return null;
  const { sku, room = '' } = line;
  if (changed.room !== room) {
    const moved = await addLines(context, id, [{ ...changed, sku }]);
    return moved && removeLine(context, id, lineId);
  }
  return orNull(change(context, id, 'product', () => [lineAction({ ...changed, sku })]));
}

/** Takes a line out; nothing changes when it is gone already. */
export const removeLine = (context: Context, id: string, lineItemId: string): Promise<Project | null> =>
  orNull(
    retryOnConflict(
      () => findProject(context, id),
      async (project) => {
        if (!project.lineItems.some((line) => line.id === lineItemId)) return project;
        const body = { version: project.version, action: 'removeLineItem', lineItemId } as const;
        return callsOf(context).remove({ params: { listId: id }, body });
      },
    ),
  );

export const deleteProject = (context: Context, id: string): Promise<Project> =>
  retryOnConflict(
    () => findProject(context, id),
    ({ version }) => callsOf(context).remove({ params: { listId: id }, body: { version, action: 'deleteProject' } }),
  );

type Action = FavouritesAddInput['body']['actions'][number];

/** What one call carries. */
const mostActions = 50;

const change = (
  context: Context,
  listId: string,
  kind: 'product' | 'project',
  actionsFor: (project: Project) => readonly Action[],
): Promise<Project> =>
  retryOnConflict(
    () => findProject(context, listId),
    async (project) => {
      let changed = project;
      const actions = actionsFor(project);
      for (let at = 0; at < actions.length; at += mostActions) {
        const body = { version: changed.version, actions: actions.slice(at, at + mostActions) };
        changed = await callsOf(context).add({ params: { listId, kind }, body });
      }
      return changed;
    },
  );

const lineAction = ({ sku, quantity, room, note }: PlannedLine): Action => ({
  action: 'addLineItem',
  sku,
  quantity,
  custom: { type: { typeId: 'type', key: 'project-line' }, fields: { sku, room, note } },
});

/** Null for what the gateway rejects as not possible; anything else is a failure. */
async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (isSdkError(error) && 'status' in error && error.status === 400) return null;
    throw error;
  }
}
