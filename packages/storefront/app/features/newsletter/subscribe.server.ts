import type { ActionFunctionArgs } from 'react-router';
import { reportEvent } from '../../shell/analytics/consent.server.ts';
import { isValid, readForm, type SentForm } from '../../shell/forms/read-form.ts';
import { logContext } from '../../shell/request-context.server.ts';
import { contactOf } from '../../shell/sdk/nouns.server.ts';
import type { TextKey } from '../../shell/texts/translate.ts';

/** What became of an address. */
export interface NewsletterAnswer {
  readonly isDone: boolean;
  readonly form?: SentForm;
  readonly problem?: TextKey;
}

/** Subscribes the form's e-mail address to the newsletter; a form with problems comes back. */
export async function subscribe({ request, context }: ActionFunctionArgs): Promise<NewsletterAnswer> {
  const form = readForm(await request.formData(), { required: ['email'] });
  if (!isValid(form)) return { form, isDone: false };
  try {
    await contactOf(context).subscribe({ email: form.values.email ?? '', source: 'newsletter-dialog' });
    reportEvent(context, 'subscribed');
    return { isDone: true };
  } catch (error) {
    context.get(logContext).warn({ err: error }, 'an address could not be subscribed to the newsletter');
    return { form, problem: 'error.general', isDone: false };
  }
}
