import { createHash } from 'node:crypto';
import type { RouterContextProvider } from 'react-router';
import { withConfiguredProblems } from '../../shell/forms/configured-fields.server.ts';
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
    idempotencyKey: keyOf(form, sent.values),
  });
  return { caseNumber: number ?? '', email };
}

/** The key that a form was sent with; a form without one is always another one. */
export function sentKey(form: FormData): string {
  const key = form.get('key');
  return typeof key === 'string' ? key : crypto.randomUUID();
}

/** A key of the form's own key and what it says. */
function keyOf(form: FormData, values: SentForm['values']): string {
  return createHash('sha256')
    .update(JSON.stringify([sentKey(form), values]))
    .digest('base64url');
}
