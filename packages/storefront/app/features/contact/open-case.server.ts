import type { RouterContextProvider } from 'react-router';
import { withConfiguredProblems } from '../../shell/forms/configured-fields.server.ts';
import { formKey } from '../../shell/forms/form-key.server.ts';
import { isValid, readForm, type SentForm } from '../../shell/forms/read-form.ts';
import { contactOf } from '../../shell/sdk/nouns.server.ts';

const fields = {
  required: ['firstName', 'lastName', 'email', 'subject', 'message'],
  optional: ['phone', 'modelNumber'],
} as const;

type ContactField = (typeof fields)['required' | 'optional'][number];

/** A case that was opened: its number, and who is answered. */
interface OpenedCase {
  readonly caseNumber: string;
  readonly email: string;
}

/** Opens a case with what a form says; the same form twice is one case, a form that was changed in between another one. */
export async function openCase(
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<OpenedCase | SentForm<ContactField>> {
  const sent = await withConfiguredProblems(context, readForm<ContactField>(form, fields));
  if (!isValid(sent)) return sent;
  const { firstName = '', lastName = '', email = '', subject = '', message = '', ...optional } = sent.values;
  const { number } = await contactOf(context).openCase({
    ...{ firstName, lastName, email, subject, message, ...optional },
    idempotencyKey: formKey(form, sent.values),
  });
  return { caseNumber: number ?? '', email };
}
