import { redirect, type LoaderFunctionArgs, type ActionFunctionArgs, type RouterContextProvider } from 'react-router';
import { contentPage } from '../content/index.server.ts';
import { leaveNotice, takeNotices } from '../../shell/notices/notices.server.ts';
import { languageContext } from '../../shell/request-context.server.ts';
import { createTranslate } from '../../shell/texts/translate.ts';
import { sentKey } from '../../shell/forms/form-key.server.ts';
import { openCase } from './open-case.server.ts';

/** The key makes one case of a form that is sent twice. */
export async function loadContact({ context, url }: LoaderFunctionArgs) {
  const page = await contentPage({ context, url }, '/support/contact');
  return { page, values: valuesIn(url, context), key: crypto.randomUUID(), notices: takeNotices(context) };
}

/** What a link brought: a model number, with the quantity that a shopper asks about. */
function valuesIn({ searchParams }: URL, context: Readonly<RouterContextProvider>) {
  const [modelNumber = '', quantity = ''] = ['modelNumber', 'quantity'].map((name) => searchParams.get(name) ?? '');
  if (!/^[\w.-]{1,40}$/.test(modelNumber)) return {};
  if (!/^\d{1,4}$/.test(quantity)) return { modelNumber };
  const { texts, locale } = context.get(languageContext);
  const message = createTranslate(texts, locale)('contact.quantity', { modelNumber, quantity });
  return { modelNumber, message };
}

/**
 * Opens a case and says its number on the page; a form that is not right comes back with its problems and under the key that
 * it had: under the key that the loader makes next it would begin anew, and lose what the shopper has corrected by then.
 */
export async function handleContactForm({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const opened = await openCase(context, form);
  if ('problems' in opened) return { ...opened, key: sentKey(form) };
  leaveNotice(context, { key: 'contact.sent', values: { ...opened }, tone: 'success' });
  return redirect(`/${context.get(languageContext).locale}/support/contact`, 303);
}
