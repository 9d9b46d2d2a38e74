import { hasStatus } from '@basin/sdk';
import type { RouterContextProvider } from 'react-router';
import { signOutWith } from '../identity/index.server.ts';
import { isValid, readForm, type SentForm } from '../../shell/forms/read-form.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';

const fields = { required: ['newEmail', 'ownPassword'] } as const;

/**
 * Changes the e-mail address, ends every session of the account and redirects to the sign-in page. Returns an invalid
 * form with its problems and without the password.
 */
export async function changeEmail(
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<SentForm | Response> {
  const sent = readForm(form, fields);
  const { newEmail: email = '', ownPassword: currentPassword = '' } = sent.values;
  const back = (problems: SentForm['problems']): SentForm => ({ values: { newEmail: email }, problems });
  if (!isValid(sent)) return back(sent.problems);
  const change = await accountOf(context).changeEmail({ email, currentPassword });
  if (change.isChanged) return signOutWith(context, 'email.changed');
  if (!hasStatus(change.error, 400)) throw change.error;
  return change.error.code === 'DuplicateField'
    ? back({ newEmail: { key: 'email.change.taken' } })
    : back({ ownPassword: { key: 'email.change.wrong' } });
}
