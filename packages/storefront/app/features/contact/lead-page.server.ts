import { resetPageUrl, safeReturnTo, withoutLocale } from '@basin/domain';
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { customerValues } from '../../shell/forms/customer-values.server.ts';
import { sentKey } from '../../shell/forms/form-key.server.ts';
import { textOf } from '../../shell/forms/text-of.ts';
import { queueNotice, takeNotices } from '../../shell/notices/notices.server.ts';
import { contentPage } from '../content/index.server.ts';
import { isLeadSubject } from './lead-fields.ts';
import { sendLead } from './send-lead.server.ts';

/**
 * Loads a service page, whose form starts with the customer's data and the model number from the link. The key deduplicates forms that are sent
 * twice.
 */
export async function loadLeadPage({ context, url }: LoaderFunctionArgs) {
  const [page, customer] = await Promise.all([
    contentPage({ context, url }, withoutLocale(url.pathname)),
    customerValues(context),
  ]);
  const modelNumber = url.searchParams.get('skuNumber') ?? undefined;
  return {
    page,
    values: { ...customer, ...(modelNumber && { modelNumber }) },
    key: crypto.randomUUID(),
    notices: takeNotices(context),
  };
}

/** Opens a case and redirects to the page without its query, which has already been submitted. */
export async function handleLeadForm({ request, context, url }: ActionFunctionArgs) {
  const form = await request.formData();
  const subject = form.get('about');
  if (!isLeadSubject(subject)) throw data(null, { status: 400 });
  const result = await sendLead(context, subject, form);
  if ('problems' in result) return { ...result, key: sentKey(form) };
  queueNotice(context, { key: 'lead.sent', values: { ...result }, tone: 'success' });
  return redirect(safeReturnTo(resetPageUrl(url.pathname + textOf(form, 'hash'))), 303);
}
