import { transact } from '../database/transact.ts';
import type { Tx } from '../database/database.ts';
import { invalidField, invalidOperation, staleVersion } from '../http/http-problem.ts';
import { forgetSignIns, signOutEverywhere, type Account, type IdentityContext } from '../identity/index.ts';
import { canonicalEmail, postEmail } from '../mail/index.ts';
import { accountByPassword } from './change-password.ts';
import { findCustomer, type Customer } from './customers.ts';
import type { ProfileAction } from './profile-actions.ts';
import { emailTaken } from './sign-up.ts';

type ChangeEmail = Extract<ProfileAction, { action: 'changeEmail' }>;
type Context = Pick<IdentityContext, 'db' | 'now' | 'newId' | 'log' | 'passwords'>;

/** The change of an e-mail address among the actions of a profile: it stands alone, since it ends every session. */
export function emailChangeOf(actions: readonly ProfileAction[]): ChangeEmail | undefined {
  const change = actions.find((each): each is ChangeEmail => each.action === 'changeEmail');
  if (change && actions.length > 1) throw invalidOperation('changeEmail is sent alone.');
  return change;
}

/**
 * Gives an account another e-mail address, signs it out everywhere, and writes so to both addresses.
 *
 * @throws {HttpProblem} 400 InvalidField, InvalidCurrentPassword or DuplicateField, 409 with the current version
 */
export async function changeEmail(
  context: Context,
  { uid, version }: { uid: string; version: number },
  change: ChangeEmail,
): Promise<Customer> {
  const { db, now, log } = context;
  const email = canonicalEmail(change.email);
  if (email === undefined) throw invalidField('email', change.email, 'This is no e-mail address.');
  const account = await accountByPassword(context, uid, change.currentPassword);
  const customer = await transact(db, async (tx) => {
    const changed = await moveAccount(tx, account, { email, version, now: now() });
    await signOutEverywhere(tx, uid, now());
    const { locale, firstName } = account;
    for (const recipient of [account.email, email])
      await postEmail(tx, { recipient, kind: 'emailChanged', locale, facts: { firstName } }, context);
    return changed;
  });
  await forgetSignIns(db, account);
  log.info({ event: 'email-changed', uid }, 'an e-mail address was changed');
  return customer;
}

/** Both tables hold the address once: of two who want the same at once, one finds it taken. */
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
