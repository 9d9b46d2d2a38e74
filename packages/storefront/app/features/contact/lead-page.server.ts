import { resetPageUrl, safeReturnTo, withoutLocale } from '@basin/domain';
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { sentKey } from '../../shell/forms/form-key.server.ts';
import { leaveNotice, takeNotices } from '../../shell/notices/notices.server.ts';
import { contentPage } from '../content/index.server.ts';
import { isLeadSubject } from './lead-fields.ts';
import { sendLead } from './send-lead.server.ts';

/** A page of a service; its form begins with the model number that a link brought. The key makes one case of a form sent twice. */
export async function loadLeadPage({ context, url }: LoaderFunctionArgs) {
  const page = await contentPage({ context, url }, withoutLocale(url.pathname));
  const modelNumber = url.searchParams.get('skuNumber') ?? undefined;
  return { page, modelNumber, key: crypto.randomUUID(), notices: takeNotices(context) };
}

/** Opens a case and shows the page anew, at its reset URL: what a link brought in the query has been sent. */
export async function handleLeadForm({ request, context, url }: ActionFunctionArgs) {
  const form = await request.formData();
  const [subject, hash] = [form.get('about'), form.get('hash')];
  if (!isLeadSubject(subject)) throw data(null, { status: 400 });
  const answer = await sendLead(context, subject, form);
  if ('problems' in answer) return { ...answer, key: sentKey(form) };
  leaveNotice(context, { key: 'lead.sent', values: { ...answer }, tone: 'success' });
  return redirect(safeReturnTo(resetPageUrl(url.pathname + (typeof hash === 'string' ? hash : ''))), 303);
}
