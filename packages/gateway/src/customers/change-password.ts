import { problem } from '../http/http-problem.ts';
import { findAccountByUid, type Account, type IdentityContext, setPassword } from '../identity/index.ts';
import { countAttempt, clearAttempts, type AttemptLimit } from '../http/limits/attempts.ts';

const limit: AttemptLimit = { name: 'change-password', max: 10, windowSeconds: 900 };

/**
 * Returns the account when the current password is correct.
 *
 * @throws {HttpProblem} 400 InvalidCurrentPassword for a wrong password and after too many attempts
 */
export async function verifyCurrentPassword(
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
 * Changes the password of a customer who knows the current one, and signs them out everywhere.
 *
 * @throws {HttpProblem} 400 InvalidCurrentPassword, 403 with the violated password rules
 */
export async function changePassword(
  context: Pick<IdentityContext, 'db' | 'now' | 'newId' | 'log' | 'passwordPolicy' | 'passwords'>,
  uid: string,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const account = await verifyCurrentPassword(context, uid, currentPassword);
  await setPassword(context, account, newPassword);
  await clearAttempts(context.db, limit, uid);
}

const wrongPassword = () =>
  problem(400, { code: 'InvalidCurrentPassword', message: 'The current password is not correct.' });
