import { planRoomLine, projectLimits } from '@basin/domain';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router';
import { readAddition } from '../cart/index.server.ts';
import { linesOfForm, readOrderLines } from '../quick-order/index.server.ts';
import { queueNotice, takeNotices } from '../../shell/notices/notices.server.ts';
import { languageContext } from '../../shell/request-context.server.ts';
import { productsOf } from '../../shell/sdk/nouns.server.ts';
import type { SessionNotice } from '../../shell/session/shop-session.ts';
import {
  addLines,
  createProject,
  findProject,
  findProjects,
  nameOf,
  type PlannedLine,
} from './project-store.server.ts';
import { projectSummary } from './project-view.server.ts';
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

/** Loads a trade customer's projects, and the product in the URL that will be added to one. */
export async function loadProjects({ context, url }: LoaderFunctionArgs) {
  const [projects, lines] = await Promise.all([findProjects(context), linesIn(context, url)]);
  return {
    projects: projects.map((project) => projectSummary(context, project)),
    waiting: lines === '' ? null : waitingFrom({ lines }),
    notices: takeNotices(context),
  };
}

const waitingFrom = (given: Partial<WaitingLines>): WaitingLines => ({
  ...{ lines: '', project: '', room: '', note: '', problem: null },
  ...given,
});

/** Returns the line of a product page's form. Tile is counted in sold units, with one unit when no room is given. */
async function linesIn(context: Context, { searchParams }: URL): Promise<string> {
  const form = new FormData();
  for (const [name, value] of searchParams) if (value !== '') form.append(name, value);
  const addition = readAddition(form);
  if (!addition) return '';
  const { sku, slug, quantity, room } = addition;
  if (!room) return `${sku}, ${quantity}`;
  const product = await productsOf(context).parts(slug, { sku });
  if (!product?.coverage) return `${sku}, ${quantity}`;
  const { area: amount, unit, overage: overagePercent } = room;
  return `${sku}, ${planRoomLine({ amount, unit, overagePercent }, product.coverage).quantity}`;
}

/** Creates a project, adds lines to one, or shows the waiting lines of another page, according to `intent`. */
export async function handleProjectsForm({ request, context }: ActionFunctionArgs): Promise<Response | WaitingLines> {
  const form = await request.formData();
  switch (form.get('intent')) {
    case 'create':
      return create(context, form);
    case 'choose':
      return waitingFrom({ lines: linesOfForm(form) });
    case 'add':
      return add(context, form);
    default:
      throw data(null, 400);
  }
}

async function create(context: Context, form: FormData): Promise<Response> {
  const name = textOf(form, 'name', maxLengths.name);
  const project =
    name === '' ? null : await createProject(context, name, textOf(form, 'description', maxLengths.description));
  if (project) return redirect(pathOf(context, project.id), 303);
  queueNotice(context, { key: 'project.error.name', tone: 'danger' });
  return redirect(pathOf(context), 303);
}

/** Adds lines by number to a project or to a new one. Returns the lines with unknown numbers. */
async function add(context: Context, form: FormData): Promise<Response | WaitingLines> {
  const own = textOf(form, 'project', 128);
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

const pathOf = (context: Context, id?: string) =>
  `/${context.get(languageContext).locale}/my-account/projects${id === undefined ? '' : `/${id}`}`;
