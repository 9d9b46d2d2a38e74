import { planRoomLine } from '@basin/domain';
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { accountOwner, isForOtherAccount } from '../account/index.server.ts';
import { readAddition } from '../cart/index.server.ts';
import { linesOfForm } from '../quick-order/index.server.ts';
import { queueNotice, takeNotices } from '../../shell/notices/notices.server.ts';
import { redirectingToRetry } from '../../shell/notices/retry-notice.server.ts';
import { productsOf } from '../../shell/sdk/nouns.server.ts';
import { addPlannedLines, pathOf, typedLines, waitingFrom, type WaitingLines } from './add-lines.server.ts';
import { createProject, findProjects, type Project } from './project-store.server.ts';
import { projectSummary } from './project-view.server.ts';
import { descriptionOf, shortText, type RejectedProject } from './read-planned.server.ts';

/** Loads a trade customer's projects, and the product in the URL that will be added to one. */
export async function loadProjects({ context, url }: LoaderFunctionArgs) {
  const [projects, waiting, owner] = await Promise.all([
    findProjects(context),
    waitingIn(context, url),
    accountOwner(context),
  ]);
  return {
    owner,
    projects: projects.map((project) => projectSummary(context, project)),
    waiting,
    notices: takeNotices(context),
  };
}

/**
 * Returns the line of a product page's form by its model number, in the room that it was planned for. Tile is counted in
 * sold units, with one unit when no room is given.
 */
async function waitingIn(context: Context, { searchParams }: URL): Promise<WaitingLines | null> {
  const form = new FormData();
  for (const [name, value] of searchParams) if (value !== '') form.append(name, value);
  const addition = readAddition(form);
  if (!addition) return null;
  const { sku, slug, quantity, room } = addition;
  const product = await productsOf(context).get(slug, { sku });
  const { modelNumber = sku } = product ?? {};
  if (!room) return waitingFrom({ lines: `${modelNumber}, ${quantity}` });
  const { area: amount, unit, overage: overagePercent, name = '' } = room;
  const planned = product?.coverage ? planRoomLine({ amount, unit, overagePercent }, product.coverage) : { quantity };
  return waitingFrom({ lines: `${modelNumber}, ${planned.quantity}`, room: name });
}

/** Creates a project, adds lines to one, or shows the waiting lines of another page, according to `intent`. */
export const handleProjectsForm = redirectingToRetry(async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData();
  switch (form.get('intent')) {
    case 'create':
      return create(context, form);
    case 'choose':
      return waitingFrom({ lines: linesOfForm(form) });
    case 'add':
      return addLinesOfOwner(context, form);
    default:
      throw data(null, 400);
  }
});

/** Creates a project. Returns a rejected one, or one that was typed for another account, as it was typed. */
async function create(context: Context, form: FormData): Promise<Response | RejectedProject> {
  const described = descriptionOf(form);
  const { name, description } = described;
  if (await isForOtherAccount(context, form)) return { described };
  const project = name === '' ? null : await createProject(context, name, description);
  if (!project) {
    queueNotice(context, { key: 'project.error.name', tone: 'danger' });
    return { described };
  }
  if (!isNew(project, description)) queueNotice(context, { key: 'project.exists', tone: 'warning' });
  return redirect(pathOf(context, project.id), 303);
}

/** Adds lines to the chosen project or a new one. Lines that were typed for another account wait as they were typed. */
async function addLinesOfOwner(context: Context, form: FormData): Promise<Response | WaitingLines> {
  if (await isForOtherAccount(context, form)) return typedLines(form);
  return addPlannedLines(context, form, shortText(form, 'project', 128));
}

/** Whether a project is as its form described it: not an existing one of this name, with lines or another description. */
const isNew = (project: Project, description: string): boolean =>
  project.lineItems.length === 0 && (project.description ?? '') === description;
