import { transact } from '../database/transact.ts';
import type { Tx } from '../database/database.ts';
import { invalidField, invalidOperation, staleVersion } from '../http/http-problem.ts';
import { resetSignInAttempts, signOutEverywhere, type Account, type IdentityContext } from '../identity/index.ts';
import { canonicalEmail, queueEmail } from '../mail/index.ts';
import { verifyCurrentPassword } from './change-password.ts';
import { findCustomer, type Customer } from './customers.ts';
import type { ProfileAction } from './profile-actions.ts';
import { emailTaken } from './sign-up.ts';

type ChangeEmail = Extract<ProfileAction, { action: 'changeEmail' }>;
type Context = Pick<IdentityContext, 'db' | 'now' | 'newId' | 'log' | 'passwords'>;

/** Returns the e-mail change of a profile request. It must be the only action, because it ends every session. */
export function emailChangeOf(actions: readonly ProfileAction[]): ChangeEmail | undefined {
  const change = actions.find((each): each is ChangeEmail => each.action === 'changeEmail');
  if (change && actions.length > 1) throw invalidOperation('changeEmail must be the only action of a request.');
  return change;
}

/**
 * Changes the e-mail address of an account, signs it out everywhere and notifies both addresses.
 *
 * @throws {HttpProblem} 400 InvalidField, InvalidCurrentPassword or DuplicateField; 409 with the current version
 */
export async function changeEmail(
  context: Context,
  { uid, version }: { uid: string; version: number },
  change: ChangeEmail,
): Promise<Customer> {
  const { db, now, log } = context;
  const email = canonicalEmail(change.email);
  if (email === undefined) throw invalidField('email', change.email, 'The e-mail address is invalid.');
  const account = await verifyCurrentPassword(context, uid, change.currentPassword);
  const customer = await transact(db, async (tx) => {
    const changed = await moveAccount(tx, account, { email, version, now: now() });
    await signOutEverywhere(tx, uid, now());
    const { locale, firstName } = account;
    for (const recipient of [account.email, email])
      await queueEmail(tx, { recipient, kind: 'emailChanged', locale, facts: { firstName } }, context);
    return changed;
  });
  await resetSignInAttempts(db, account);
  log.info({ event: 'email-changed', uid }, 'an e-mail address was changed');
  return customer;
}

/** Changes the address in both tables, whose unique constraints let only one of two concurrent changes succeed. */
async function moveAccount(
  tx: Tx,
  { uid, customer_id: id }: Account,
  { email, version, now }: { email: string; version: number; now: Date },
): Promise<Customer> {
  const owner = await tx.selectFrom('accounts').where('login', '=', email).select('uid').executeTakeFirst();
  if (owner) throw emailTaken(email);
  const changed = await tx
    .updateTable('customers')
    .set({ email, version: version + 1, last_modified_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  if (!changed) throw staleVersion(id, version, (await findCustomer(tx, id)).version);
  await tx.updateTable('accounts').set({ login: email }).where('uid', '=', uid).execute();
  return changed;
}
