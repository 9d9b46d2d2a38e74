import { problem } from '../http/http-problem.ts';
import { findAccountByUid, type Account, type IdentityContext, setPassword } from '../identity/index.ts';
import { countAttempt, forgetAttempts, type AttemptLimit } from '../http/limits/attempts.ts';

const limit: AttemptLimit = { name: 'change-password', most: 10, windowSeconds: 900 };

/**
 * Returns the account when the password is right.
 *
 * @throws {HttpProblem} 400 InvalidCurrentPassword, also after too many tries
 */
export async function accountByPassword(
  { db, now, passwords }: Pick<IdentityContext, 'db' | 'now' | 'passwords'>,
  uid: string,
  currentPassword: string,
): Promise<Account> {
  const { isOver } = await countAttempt(db, limit, uid, now());
  const account = isOver ? undefined : await findAccountByUid(db, uid);
  if (!account || !(await passwords.matches(currentPassword, account.password_hash))) throw wrongPassword();
  return account;
}

/**
 * Gives a customer who knows the current password a new one, and signs them out everywhere: they sign in with the new one.
 *
 * @throws {HttpProblem} 400 InvalidCurrentPassword, 403 with the policy's causes
 */
export async function changePassword(
  context: Pick<IdentityContext, 'db' | 'now' | 'newId' | 'log' | 'passwordPolicy' | 'passwords'>,
  uid: string,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const account = await accountByPassword(context, uid, currentPassword);
  await setPassword(context, account, newPassword);
  await forgetAttempts(context.db, limit, uid);
}

const wrongPassword = () =>
  problem(400, { code: 'InvalidCurrentPassword', message: 'The current password is not correct.' });
