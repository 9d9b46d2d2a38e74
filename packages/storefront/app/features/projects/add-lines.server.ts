import { projectLimits } from '@basin/domain';
import { redirect, type RouterContextProvider } from 'react-router';
import { linesOfForm, readOrderLines } from '../quick-order/index.server.ts';
import { queueNotice } from '../../shell/notices/notices.server.ts';
import { languageContext } from '../../shell/request-context.server.ts';
import { productsOf } from '../../shell/sdk/nouns.server.ts';
import type { SessionNotice } from '../../shell/session/shop-session.ts';
import { addLines, createProject, findProject, nameOf, type PlannedLine } from './project-store.server.ts';
import { maxLengths, textOf } from './read-planned.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Lines that wait for a project: from a product page, from the quick order, or returned with a problem. */
export interface WaitingLines {
  readonly lines: string;
  readonly project: string;
  readonly room: string;
  readonly note: string;
  readonly problem: SessionNotice | null;
}

export const waitingFrom = (given: Partial<WaitingLines>): WaitingLines => ({
  ...{ lines: '', project: '', room: '', note: '', problem: null },
  ...given,
});

/**
 * Adds lines by number to the project with this id, or to a new one when the id is empty. Returns the lines when a number
 * is unknown.
 */
export async function addPlannedLines(context: Context, form: FormData, own: string): Promise<Response | WaitingLines> {
  const [room, note] = [textOf(form, 'room', maxLengths.room), textOf(form, 'note', maxLengths.note)];
  const { planned, unknown } = await plan(context, linesOfForm(form), { room, note });
  const waiting = { lines: linesOfForm(form), project: own, room, note };
  if (planned.length === 0 || unknown.length > 0) {
    const names = unknown.join(', ');
    return { ...waiting, problem: { key: 'project.error.lines', values: { names }, tone: 'danger' } };
  }
  const newName = textOf(form, 'name', maxLengths.name);
  const project =
    own !== '' ? await findProject(context, own) : newName === '' ? null : await createProject(context, newName, '');
  if (!project) return { ...waiting, problem: { key: 'project.error.name', tone: 'danger' } };
  const changed = await addLines(context, project.id, planned);
  if (!changed)
    return { ...waiting, problem: { key: 'project.error.full', values: { max: projectLimits.lines }, tone: 'danger' } };
  const values = { count: planned.length, name: nameOf(project, context) };
  queueNotice(context, { key: 'project.added', values, tone: 'success' });
  return redirect(pathOf(context, project.id), 303);
}

/** Returns the planned lines, and the lines that could not be planned. */
async function plan(context: Context, text: string, where: Pick<PlannedLine, 'room' | 'note'>) {
  const lines = readOrderLines(text);
  const products = await productsOf(context).byNumber(lines.map(({ number }) => number));
  const found = lines.map(({ number, quantity, text: line }) => ({ line, quantity, sku: products.get(number)?.sku }));
  return {
    planned: found.flatMap(({ sku, quantity }) => (sku && quantity ? [{ sku, quantity, ...where }] : [])),
    unknown: found.flatMap(({ line, sku, quantity }) => (sku && quantity ? [] : [line])),
  };
}

/** Returns the path of a project, or of the list of projects. */
export const pathOf = (context: Context, id?: string) =>
  `/${context.get(languageContext).locale}/my-account/projects${id === undefined ? '' : `/${id}`}`;
