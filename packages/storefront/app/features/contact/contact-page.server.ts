import { redirect, type LoaderFunctionArgs, type ActionFunctionArgs } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { contentPage } from '../content/index.server.ts';
import { queueNotice, takeNotices } from '../../shell/notices/notices.server.ts';
import { languageContext } from '../../shell/request-context.server.ts';
import { createTranslate } from '../../shell/texts/translate.ts';
import { customerValues } from '../../shell/forms/customer-values.server.ts';
import { sentKey } from '../../shell/forms/form-key.server.ts';
import { openCase } from './open-case.server.ts';

/** Loads the contact page with a form key, which deduplicates forms that are sent twice. */
export async function loadContact({ context, url }: LoaderFunctionArgs) {
  const [page, customer] = await Promise.all([
    contentPage({ context, url }, '/support/contact'),
    customerValues(context),
  ]);
  return {
    page,
    values: { ...customer, ...valuesIn(url, context) },
    key: crypto.randomUUID(),
    notices: takeNotices(context),
  };
}

/** Returns the model number and quantity from a link. */
function valuesIn({ searchParams }: URL, context: Context) {
  const [modelNumber = '', quantity = ''] = ['modelNumber', 'quantity'].map((name) => searchParams.get(name) ?? '');
  if (!/^[\w.-]{1,40}$/.test(modelNumber)) return {};
  if (!/^\d{1,4}$/.test(quantity)) return { modelNumber };
  const { texts, locale } = context.get(languageContext);
  const message = createTranslate(texts, locale)('contact.quantity', { modelNumber, quantity });
  return { modelNumber, message };
}

/**
 * Opens a case and shows its number. An invalid form is returned with its problems under the same key: a new key would
 * reset the form and lose the shopper's corrections.
 */
export async function handleContactForm({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const opened = await openCase(context, form);
  if ('problems' in opened) return { ...opened, key: sentKey(form) };
  queueNotice(context, { key: 'contact.sent', values: { ...opened }, tone: 'success' });
  return redirect(pathIn(context, '/support/contact'), 303);
}
