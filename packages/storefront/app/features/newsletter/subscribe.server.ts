import type { ActionFunctionArgs } from 'react-router';
import { isValid, readForm, type SentForm } from '../../shell/forms/read-form.ts';
import { contactOf } from '../../shell/sdk/nouns.server.ts';

/** Subscribes the form's e-mail address to the newsletter; a form with problems comes back. */
export async function subscribe({
  request,
  context,
}: ActionFunctionArgs): Promise<{ form?: SentForm; isDone: boolean }> {
  const form = readForm(await request.formData(), { required: ['email'] });
  if (!isValid(form)) return { form, isDone: false };
  await contactOf(context).subscribe({ email: form.values.email ?? '', source: 'newsletter-dialog' });
  return { isDone: true };
}
