import { projectLimits } from '@basin/domain';
import { redirect } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { findNumbers, linesOfForm, type OrderLine, readOrderLines } from '../quick-order/index.server.ts';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { queueNotice } from '../../shell/notices/notices.server.ts';
import type { SessionNotice } from '../../shell/session/shop-session.ts';
import {
  addLines,
  createProject,
  findProject,
  hasRoomFor,
  nameOf,
  unitsWith,
  type PlannedLine,
  type Project,
} from './project-store.server.ts';
import { maxLengths, shortText } from './read-planned.server.ts';

/** Lines that wait for a project: from a product page, from the quick order, or returned with a problem. */
export interface WaitingLines {
  /** Unique for each result. */
  readonly key: string;
  readonly lines: string;
  readonly project: string;
  /** The typed name of a new project. */
  readonly name: string;
  readonly room: string;
  readonly note: string;
  readonly problem: SessionNotice | null;
}

export const waitingFrom = (given: Partial<WaitingLines>): WaitingLines => ({
  key: crypto.randomUUID(),
  lines: '',
  project: '',
  name: '',
  room: '',
  note: '',
  problem: null,
  ...given,
});

/** Returns the lines of a form as they were typed, without the project, which the shopper chooses again. */
export const typedLines = (form: FormData): WaitingLines =>
  waitingFrom({
    lines: linesOfForm(form),
    name: shortText(form, 'name', maxLengths.name),
    room: shortText(form, 'room', maxLengths.room),
    note: shortText(form, 'note', maxLengths.note),
  });

/** More than a project holds, as some may be of no product. Each number is looked up. */
const maxTypedLines = 3 * projectLimits.lines;

/**
 * Adds lines by number to the project with this id, or to a new one when the id is empty. Returns the lines that were not
 * added with the reason.
 */
export async function addPlannedLines(context: Context, form: FormData, own: string): Promise<Response | WaitingLines> {
  const waiting = { ...typedLines(form), project: own };
  const { lines, name, room, note } = waiting;
  const full = { ...waiting, problem: problem('project.error.full', { max: projectLimits.lines }) };
  const typed = readOrderLines(lines);
  if (typed.length > maxTypedLines) return full;
  const { planned, unknown } = await plan(context, typed, { room, note });
  const names = unknown.join(', ');
  if (planned.length === 0) return { ...waiting, problem: problem('project.error.lines', { names }) };
  const project = await projectFor(context, own, name);
  if (!project) return { ...waiting, problem: problem('project.error.name') };
  const changed = hasRoomFor(project, planned) ? await addLines(context, project.id, planned) : null;
  if (!changed) return full;
  reportCapped(context, project, planned);
  const values = { count: planned.length, name: nameOf(project, context) };
  if (unknown.length > 0) {
    const rest = { lines: unknown.join('\n'), project: project.id };
    return { ...waiting, ...rest, problem: problem('project.error.someLines', { ...values, names }) };
  }
  queueNotice(context, { key: 'project.added', values, tone: 'success' });
  return redirect(pathOf(context, project.id), 303);
}

const problem = (key: SessionNotice['key'], values: SessionNotice['values'] = {}): SessionNotice => ({
  key,
  values,
  tone: 'danger',
});

/** Names the lines of which the project did not take all units. */
function reportCapped(
  context: Context,
  before: Project,
  lines: readonly (PlannedLine & { readonly number: string })[],
): void {
  const max = projectLimits.units;
  const capped = lines.filter((line) => unitsWith(before, line) > max);
  if (capped.length === 0) return;
  const names = capped.map(({ number }) => number).join(', ');
  queueNotice(context, { key: 'project.capped', values: { names, max }, tone: 'warning' });
}

/** Returns the chosen project, or the one with a typed name. Returns null when there is neither or no room for one. */
async function projectFor(context: Context, id: string, name: string): Promise<Project | null> {
  if (id !== '') return findProject(context, id);
  return name === '' ? null : createProject(context, name, '');
}

/** Returns the planned lines, one for each product, and the lines that could not be planned. */
async function plan(context: Context, lines: readonly OrderLine[], where: Pick<PlannedLine, 'room' | 'note'>) {
  const products = await findNumbers(
    context,
    lines.map(({ number }) => number),
  );
  const found = lines.map((line) => ({ ...line, sku: products.get(line.number)?.sku }));
  const known = found.flatMap(({ sku, quantity, number }) => (sku && quantity ? [{ sku, quantity, number }] : []));
  return {
    // the model number and the SKU are the same product
    planned: [...Map.groupBy(known, ({ sku }) => sku).values()].map((same) => ({ ...joined(same), ...where })),
    unknown: found.flatMap(({ text: line, sku, quantity }) => (sku && quantity ? [] : [line])),
  };
}

/** Returns lines of the same product as one line. */
const joined = <Line extends { readonly quantity: number }>(lines: readonly Line[]): Line =>
  lines.reduce((sum, { quantity }) => ({ ...sum, quantity: sum.quantity + quantity }));

/** Returns the path of a project, or of the list of projects. */
export const pathOf = (context: Context, id?: string) =>
  pathIn(context, `/my-account/projects${id === undefined ? '' : `/${id}`}`);
