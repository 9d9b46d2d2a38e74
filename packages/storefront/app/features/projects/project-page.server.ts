import { projectCartItems } from '@basin/domain';
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { orderLines, type QuickOrderResult } from '../quick-order/index.server.ts';
import { queueNotice, takeNotices } from '../../shell/notices/notices.server.ts';
import { redirectingToRetry } from '../../shell/notices/retry-notice.server.ts';
import { expectCustomerOf } from '../../shell/session/customer-sale.server.ts';
import { addPlannedLines, pathOf } from './add-lines.server.ts';
import {
  changeLine,
  deleteProject,
  describeProject,
  findProject,
  nameOf,
  removeLine,
  type Project,
} from './project-store.server.ts';
import { projectView } from './project-view.server.ts';
import { descriptionOf, maxLengths, quantityOf, shortText, type RejectedProject } from './read-planned.server.ts';

/** Loads the project in the URL by room. */
export async function loadProject({ context, params }: LoaderFunctionArgs) {
  const project = await findProject(context, params.project ?? '');
  return { project: await projectView(context, project), notices: takeNotices(context) };
}

/** A line as it was typed, with a quantity that cannot be saved. */
export interface RejectedLine {
  readonly lineItemId: string;
  readonly typed: { readonly quantity: string; readonly room: string; readonly note: string };
}

type Change = (
  context: Context,
  id: string,
  form: FormData,
) => Promise<Project | RejectedLine | RejectedProject | null>;

/** The changes of a project by their form's `intent`. */
const changes: Readonly<Record<string, Change>> = {
  describe: async (context, id, form) => {
    const described = descriptionOf(form);
    const project = described.name === '' ? null : await describeProject(context, id, described);
    if (project) return project;
    queueNotice(context, { key: 'project.error.name', tone: 'danger' });
    return { described };
  },
  line: (context, id, form) => {
    const line = lineOf(form);
    const quantity = quantityOf(form);
    return quantity === undefined
      ? Promise.resolve(line)
      : changeLine(context, id, line.lineItemId, { ...line.typed, quantity });
  },
  remove: (context, id, form) => removeLine(context, id, shortText(form, 'lineItemId', 128)),
};

const lineOf = (form: FormData): RejectedLine => ({
  lineItemId: shortText(form, 'lineItemId', 128),
  typed: {
    quantity: shortText(form, 'quantity', 8),
    room: shortText(form, 'room', maxLengths.room),
    note: shortText(form, 'note', maxLengths.note),
  },
});

/** Changes or deletes the project, adds lines to it, or moves its lines to the cart and returns the outcome of each. */
export const handleProjectForm = redirectingToRetry(async ({ request, context, url, params }: ActionFunctionArgs) => {
  const form = await request.formData();
  const { project: id = '' } = params;
  const intent = shortText(form, 'intent', 16);
  if (intent === 'move') return moveToCart(context, await findProject(context, id), form);
  if (intent === 'delete') return remove(context, id);
  if (intent === 'add') return addPlannedLines(context, form, id);
  const change = Object.hasOwn(changes, intent) ? changes[intent] : undefined;
  if (!change) throw data(null, 400);
  const changed = await change(context, id, form);
  if (changed && !('id' in changed)) return changed;
  queueNotice(context, changed ? saved : { key: 'project.error.change', tone: 'danger' });
  return redirect(url.pathname, 303);
});

const saved = { key: 'project.saved', tone: 'success' } as const;

/** Adds the project or one of its rooms to the cart. The project does not change. */
async function moveToCart(context: Context, { lineItems }: Project, form: FormData): Promise<QuickOrderResult> {
  expectCustomerOf(form, context);
  const room = form.has('room') ? shortText(form, 'room', maxLengths.room) : undefined;
  const lines = lineItems.filter((line) => room === undefined || (line.room ?? '') === room);
  const items = projectCartItems(lines);
  const sold = new Set(items.map(({ sku }) => sku));
  const unsold = lines.filter(({ sku }) => !sold.has(sku)).map(({ sku, quantity }) => ({ sku, quantity }));
  const modelNumbers = new Map(lines.map(({ sku, modelNumber = sku }) => [sku, modelNumber]));
  return orderLines(
    context,
    [...items, ...unsold].map(({ sku, quantity }) => {
      const modelNumber = modelNumbers.get(sku) ?? sku;
      return { text: modelNumber, number: sku, modelNumber, quantity };
    }),
    form,
  );
}

async function remove(context: Context, id: string): Promise<Response> {
  const project = await deleteProject(context, id);
  queueNotice(context, { key: 'project.deleted', values: { name: nameOf(project, context) }, tone: 'success' });
  return redirect(pathOf(context), 303);
}
