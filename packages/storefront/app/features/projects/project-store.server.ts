import { isSdkError, type FavouritesAddInput, type FavouritesList } from '@basin/sdk';
import { locales, localised, projectLimits, tradePersona } from '@basin/domain';
import { redirect } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { notFoundPage } from '../../shell/document/not-found.server.ts';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { languageContext, sdkContext, shopperContext } from '../../shell/request-context.server.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';
import { retryConflicts } from '../../shell/sdk/retry-conflicts.ts';
import { tellCustomer } from '../../shell/session/sign-in-message.server.ts';

/** A project in the gateway: a favourites list whose lines have rooms, quantities and prices. */
export type Project = FavouritesList;

/** A line to add to a project. */
export interface PlannedLine {
  readonly sku: string;
  readonly quantity: number;
  readonly room: string;
  readonly note: string;
}

/**
 * Wraps a loader or an action for trade customers only. Others get a 404, and the gateway checks this again. A form, which
 * only a page of a trade customer has, leads to a message, because another tab has signed in as someone else. A
 * middleware would throw before the page frame is loaded.
 */
export const tradeOnly =
  <Args extends { readonly context: Context; readonly request: Request }, Result>(
    handler: (args: Args) => Promise<Result>,
  ) =>
  async (args: Args): Promise<Result> => {
    const { context, request } = args;
    if (context.get(shopperContext).persona === tradePersona) return handler(args);
    await accountOf(context).profile(); // asks the shopper to sign in when the session has ended
    if (request.method !== 'POST') throw await notFoundPage(context);
    tellCustomer(context, 'project.tradeOnly');
    throw redirect(pathIn(context, '/my-account'), 303);
  };

const callsOf = (context: Context) => context.get(sdkContext).favourites;

/** Returns the customer's projects, the most recently changed first. */
export async function findProjects(context: Context, id?: string): Promise<readonly Project[]> {
  const lang = context.get(languageContext).locale;
  const query = { lang, kind: 'project', ...(id !== undefined && { id }) } as const;
  return (await callsOf(context).list({ query })).results;
}

/** Returns the project with this id. @throws a 404 when the customer has none */
export async function findProject(context: Context, id: string): Promise<Project> {
  const [project] = /^[\w-]{1,128}$/.test(id) ? await findProjects(context, id) : [];
  if (!project) throw await notFoundPage(context);
  return project;
}

export const nameOf = ({ name }: Project, context: Context): string =>
  localised(name, context.get(languageContext).locale) ?? '';

/** Returns the same name in every language. */
const namesOf = (name: string) => Object.fromEntries(locales.map((locale) => [locale, name]));

/** Creates a project, or returns the existing one with this name. Returns null when the gateway rejects it. */
export const createProject = (context: Context, name: string, description: string): Promise<Project | null> =>
  nullIfRejected(callsOf(context).create({ body: { name: namesOf(name), kind: 'project', description } }));

/** Changes a project's name and description. Returns null when the gateway rejects them. */
export const describeProject = (
  context: Context,
  id: string,
  { name, description }: { readonly name: string; readonly description: string },
): Promise<Project | null> =>
  nullIfRejected(change(context, id, 'project', () => [{ action: 'changeName', name: namesOf(name), description }]));

/**
 * Adds lines to a project, each of another SKU. Units of the same SKU in the same room are added up, to the maximum of
 * a line. Returns null when the gateway rejects them.
 */
export const addLines = (context: Context, id: string, lines: readonly PlannedLine[]): Promise<Project | null> =>
  nullIfRejected(
    change(context, id, 'product', (project) =>
      lines.map((line) => {
        const known = lineIn(project, line);
        const quantity = Math.min(unitsWith(project, line), projectLimits.units);
        const room = roomIn(project, line.room);
        return lineAction({ ...line, room, quantity, note: line.note || (known?.note ?? '') });
      }),
    ),
  );

/** Whether a project has room for more lines. They may take several calls, the first of which would not be undone. */
export const hasRoomFor = (project: Project, lines: readonly PlannedLine[]): boolean =>
  project.lineItems.length + lines.filter((line) => !lineIn(project, line)).length <= projectLimits.lines;

/** Returns the line that these units join. */
const lineIn = (project: Project, { sku, room }: Pick<PlannedLine, 'sku' | 'room'>) =>
  project.lineItems.find((line) => line.sku === sku && (line.room ?? '') === roomIn(project, room));

/** Returns the units of a line after an addition, which may be more than a line holds. */
export const unitsWith = (project: Project, line: Pick<PlannedLine, 'sku' | 'room' | 'quantity'>): number =>
  line.quantity + (lineIn(project, line)?.quantity ?? 0);

/**
 * Changes a line. When it moves to a room that has the same product, the lines are merged. Returns null when that is
 * more than a line holds, and when the gateway rejects the change.
 */
export async function changeLine(
  context: Context,
  id: string,
  lineId: string,
  changed: Omit<PlannedLine, 'sku'>,
): Promise<Project | null> {
  const project = await findProject(context, id);
  const line = project.lineItems.find((each) => each.id === lineId);
  if (!line) return null;
  const { sku, room = '' } = line;
  if (roomIn(project, changed.room) !== room) {
    if (unitsWith(project, { ...changed, sku }) > projectLimits.units) return null;
    const moved = await addLines(context, id, [{ ...changed, sku }]);
    return moved && removeLine(context, id, lineId);
  }
  return nullIfRejected(change(context, id, 'product', () => [lineAction({ ...changed, room, sku })]));
}

/** Returns a room's name as the project already has it: `master bath` is not another room than `Master Bath`. */
const roomIn = ({ lineItems }: Project, name: string): string =>
  lineItems.find(({ room = '' }) => room.toLowerCase() === name.toLowerCase())?.room ?? name;

/** Removes a line. Does nothing when it no longer exists. */
export const removeLine = (context: Context, id: string, lineItemId: string): Promise<Project | null> =>
  nullIfRejected(
    retryConflicts(async () => {
      const project = await findProject(context, id);
      if (!project.lineItems.some((line) => line.id === lineItemId)) return project;
      const body = { version: project.version, action: 'removeLineItem', lineItemId } as const;
      return callsOf(context).remove({ params: { listId: id }, body });
    }),
  );

export const deleteProject = (context: Context, id: string): Promise<Project> =>
  retryConflicts(async () => {
    const { version } = await findProject(context, id);
    return callsOf(context).remove({ params: { listId: id }, body: { version, action: 'deleteProject' } });
  });

type Action = FavouritesAddInput['body']['actions'][number];

/** The maximum number of actions per call. */
const maxActions = 50;

/** Sends the actions in order, in as many calls as they need. After a conflict it goes on where that came. */
function change(
  context: Context,
  listId: string,
  kind: 'product' | 'project',
  actionsFor: (project: Project) => readonly Action[],
): Promise<Project> {
  let sent = 0;
  return retryConflicts(async () => {
    let changed = await findProject(context, listId);
    const actions = actionsFor(changed);
    for (; sent < actions.length; sent += maxActions) {
      const body = { version: changed.version, actions: actions.slice(sent, sent + maxActions) };
      changed = await callsOf(context).add({ params: { listId, kind }, body });
    }
    return changed;
  });
}

const lineAction = ({ sku, quantity, room, note }: PlannedLine): Action => ({
  action: 'addLineItem',
  sku,
  quantity,
  custom: { type: { typeId: 'type', key: 'project-line' }, fields: { sku, room, note } },
});

/** Returns null for a rejected request and rethrows other errors. */
async function nullIfRejected<Result>(call: Promise<Result>): Promise<Result | null> {
  try {
    return await call;
  } catch (error) {
    if (isSdkError(error) && 'status' in error && error.status === 400) return null;
    throw error;
  }
}
