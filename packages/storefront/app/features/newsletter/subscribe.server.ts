import type { ActionFunctionArgs } from 'react-router';
import { reportEvent } from '../../shell/analytics/consent.server.ts';
import { isValid, readForm, type SentForm } from '../../shell/forms/read-form.ts';
import { logContext } from '../../shell/request-context.server.ts';
import { contactOf } from '../../shell/sdk/nouns.server.ts';
import type { TextKey } from '../../shell/texts/translate.ts';

/** The result of a subscription. */
export interface SubscriptionResult {
  readonly isDone: boolean;
  readonly form?: SentForm;
  readonly problem?: TextKey;
}

/** Subscribes the form's e-mail address to the newsletter. Returns an invalid form with its problems. */
export async function subscribe({ request, context }: ActionFunctionArgs): Promise<SubscriptionResult> {
  const form = readForm(await request.formData(), { required: ['email'] });
  if (!isValid(form)) return { form, isDone: false };
  try {
    await contactOf(context).subscribe({ email: form.values.email ?? '', source: 'newsletter-dialog' });
    reportEvent(context, 'subscribed');
    return { isDone: true };
  } catch (error) {
    context.get(logContext).warn({ err: error }, 'could not subscribe an e-mail address to the newsletter');
    return { form, problem: 'error.general', isDone: false };
  }
}
