import { localeTags } from '@basin/domain';
import type { RouterContextProvider } from 'react-router';
import { isRight, readForm, type SentForm } from '../../forms/read-form.ts';
import { languageContext, sdkContext } from '../../request-context.server.ts';
import { houseBrand } from '../../settings/house-brand.ts';

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

/** Opens a case with what a form says; the same form twice is one case. */
export async function openCase(
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<OpenedCase | SentForm<ContactField>> {
  const sent = readForm<ContactField>(form, fields);
  if (!isRight(sent)) return sent;
  const { firstName = '', lastName = '', email = '', subject = '', message = '', ...optional } = sent.values;
  const { caseNumber = '' } = await context.get(sdkContext).crm.openCase({
    body: {
      ...{ name: `${firstName} ${lastName}`, firstName, lastName, email, subject, description: message, ...optional },
      brand: houseBrand,
      locale: localeTags[context.get(languageContext).locale],
    },
    idempotencyKey: keyOf(form),
  });
  return { caseNumber, email };
}

/** The form's own key; one that was tampered with is as good as none. */
function keyOf(form: FormData): string {
  const key = form.get('key');
  return typeof key === 'string' && /^[\w-]{16,64}$/.test(key) ? key : crypto.randomUUID();
}
