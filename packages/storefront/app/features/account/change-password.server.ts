import { hasStatus } from '@basin/sdk';
import type { Context } from '../../shell/context.ts';
import { signOutWith, withPasswordProblem } from '../identity/index.server.ts';
import { isValid, readForm, type SentForm } from '../../shell/forms/read-form.ts';
import { retryKeyOf } from '../../shell/notices/retry-notice.server.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';

const fields = { required: ['currentPassword', 'password'] } as const;

/**
 * Sets a new password, ends every session of the account and redirects to the sign-in page. Returns an invalid form
 * with its problems and without the passwords.
 */
export async function changePassword(context: Context, form: FormData): Promise<SentForm | Response> {
  const sent = await withPasswordProblem(context, readForm(form, fields));
  const { currentPassword = '', password: newPassword = '' } = sent.values;
  if (!isValid(sent)) return { ...sent, values: {} };
  const change = await accountOf(context).changePassword({ currentPassword, newPassword });
  if (change.isDone) return signOutWith(context, 'password.changed');
  if (change.error && !hasStatus(change.error, 400, 403))
    return { values: {}, problems: { currentPassword: { key: retryKeyOf(context)(change.error) } } };
  const problems: SentForm['problems'] = hasStatus(change.error, 403)
    ? { password: { key: 'password.refused' } }
    : { currentPassword: { key: 'email.change.wrong' } };
  return { values: {}, problems };
}
