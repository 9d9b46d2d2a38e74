import type { Context } from '../../shell/context.ts';
import { withConfiguredProblems } from '../../shell/forms/configured-fields.server.ts';
import { formKey } from '../../shell/forms/form-key.server.ts';
import { isValid, readForm, type SentForm } from '../../shell/forms/read-form.ts';
import { noticeToRetry } from '../../shell/notices/retry-notice.server.ts';
import { contactOf } from '../../shell/sdk/nouns.server.ts';

const fields = {
  required: ['firstName', 'lastName', 'email', 'subject', 'message'],
  optional: ['phone', 'modelNumber'],
} as const;

type ContactField = (typeof fields)['required' | 'optional'][number];

/** An opened case: its number and the address that gets the reply. */
interface OpenedCase {
  readonly caseNumber: string;
  readonly email: string;
}

/**
 * Opens a case from a form, which is returned when it has problems and in an outage. The same form sent twice opens one
 * case; a changed form opens another.
 */
export async function openCase(context: Context, form: FormData): Promise<OpenedCase | SentForm<ContactField>> {
  const sent = await withConfiguredProblems(context, readForm<ContactField>(form, fields));
  if (!isValid(sent)) return sent;
  const { firstName = '', lastName = '', email = '', subject = '', message = '', ...optional } = sent.values;
  const opened = await contactOf(context)
    .openCase({
      firstName,
      lastName,
      email,
      subject,
      message,
      ...optional,
      idempotencyKey: formKey(form, sent.values),
    })
    .catch(noticeToRetry(context));
  return opened ? { caseNumber: opened.number ?? '', email } : sent;
}
