import { projectCartItems } from '@basin/domain';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router';
import { orderLines, type QuickOrderAnswer } from '../quick-order/index.server.ts';
import { leaveNotice, takeNotices } from '../../shell/notices/notices.server.ts';
import { languageContext } from '../../shell/request-context.server.ts';
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
import { longest, quantityOf, textOf } from './read-planned.server.ts';

type Context = Readonly<RouterContextProvider>;

/** The project of the address, by rooms. */
export async function loadProject({ context, params }: LoaderFunctionArgs) {
  const project = await findProject(context, params.project ?? '');
  return { project: await projectView(context, project), notices: takeNotices(context) };
}

type Change = (context: Context, id: string, form: FormData) => Promise<Project | null>;

/** What the forms of a project change, by their `intent`. */
const changes: Readonly<Record<string, Change>> = {
  describe: (context, id, form) => {
    const name = textOf(form, 'name', longest.name);
    const description = textOf(form, 'description', longest.description);
    return name === '' ? Promise.resolve(null) : describeProject(context, id, { name, description });
  },
  line: (context, id, form) => {
    const quantity = quantityOf(form);
    const [room, note] = [textOf(form, 'room', longest.room), textOf(form, 'note', longest.note)];
    return quantity === undefined
      ? Promise.resolve(null)
      : changeLine(context, id, textOf(form, 'lineItemId', 128), { quantity, room, note });
  },
  remove: (context, id, form) => removeLine(context, id, textOf(form, 'lineItemId', 128)),
};

/** Changes or deletes the project of the page, or moves what it plans to the cart and says of each line what became of it. */
export async function handleProjectForm({
  request,
  context,
  url,
  params,
}: ActionFunctionArgs): Promise<Response | QuickOrderAnswer> {
  const form = await request.formData();
  const { project: id = '' } = params;
  const intent = textOf(form, 'intent', 16);
  if (intent === 'move') return moveToCart(context, await findProject(context, id), form);
  if (intent === 'delete') return remove(context, id);
  const change = changes[intent];
  if (!change) throw data(null, 400);
  const changed = await change(context, id, form);
  leaveNotice(
    context,
    changed ? { key: 'project.saved', tone: 'success' } : { key: 'project.error.change', tone: 'danger' },
  );
  return redirect(url.pathname, 303);
}

/** Puts the project, or one of its rooms, into the cart; the project stays as it is. */
async function moveToCart(context: Context, { lineItems }: Project, form: FormData): Promise<QuickOrderAnswer> {
  const room = form.has('room') ? textOf(form, 'room', longest.room) : undefined;
  const lines = lineItems.filter((line) => room === undefined || (line.room ?? '') === room);
  const items = projectCartItems(lines);
  const sold = new Set(items.map(({ sku }) => sku));
  const unsold = lines.filter(({ sku }) => !sold.has(sku)).map(({ sku, quantity }) => ({ sku, quantity }));
  const modelNumbers = new Map(lines.map(({ sku, modelNumber = sku }) => [sku, modelNumber]));
  return orderLines(
    context,
    [...items, ...unsold].map(({ sku, quantity }) => ({ text: modelNumbers.get(sku) ?? sku, number: sku, quantity })),
  );
}

async function remove(context: Context, id: string): Promise<Response> {
  const project = await deleteProject(context, id);
  leaveNotice(context, { key: 'project.deleted', values: { name: nameOf(project, context) }, tone: 'success' });
  return redirect(`/${context.get(languageContext).locale}/my-account/projects`, 303);
}
