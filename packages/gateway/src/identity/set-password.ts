import { passwordRejections } from './password-policy.ts';
import { queueEmail } from '../mail/index.ts';
import { transact } from '../database/transact.ts';
import { signOutEverywhere, type Account } from './accounts.ts';
import type { IdentityContext } from './identity-context.ts';
import { passwordRejected } from './identity-problem.ts';
import { resetSignInAttempts } from './known-networks.ts';

type PasswordContext = Pick<IdentityContext, 'db' | 'now' | 'newId' | 'log' | 'passwordPolicy' | 'passwords'>;

/**
 * Sets a new password, unlocks the account, and signs it out everywhere.
 *
 * @throws {HttpProblem} 403 `E0000014` with a cause for each violated rule
 */
export async function setPassword(
  { db, now, newId, log, passwordPolicy, passwords }: PasswordContext,
  account: Account,
  password: string,
): Promise<void> {
  const rejections = passwordRejections(password, passwordPolicy, account);
  if (rejections.length > 0) throw passwordRejected(rejections);
  if (await passwords.matches(password, account.password_hash)) throw passwordRejected(['Password is the current one']);
  const passwordHash = await passwords.hash(password);
  await transact(db, async (tx) => {
    await tx
      .updateTable('accounts')
      .set({ password_hash: passwordHash, password_changed_at: now(), status: 'ACTIVE' })
      .where('uid', '=', account.uid)
      .execute();
    await signOutEverywhere(tx, account.uid, now());
    const { email: recipient, locale, firstName } = account;
    await queueEmail(tx, { recipient, kind: 'passwordChanged', locale, facts: { firstName } }, { now, newId });
  });
  await resetSignInAttempts(db, account);
  log.info({ event: 'password-changed', uid: account.uid }, 'a password was changed');
}
