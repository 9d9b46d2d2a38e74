import { digestOf } from '../http/digest.ts';
import { forgetAttempts, type AttemptLimit } from '../http/limits/attempts.ts';
import { networkOf } from '../http/limits/client-address.ts';
import type { Db, Tx } from '../database/database.ts';

/** After so many tries a login is locked, whether there is such an account or not. */
export const signInLimit: AttemptLimit = { name: 'sign-in', most: 10, windowSeconds: 900 };

/**
 * What the tries of a sign-in are counted under: the login, or, from a network that its owner has signed in from, the
 * login there. So an outsider who tries a login until it is locked does not lock out its owner.
 *
 * @param address of the caller; unknown ones count as one
 */
export async function signInSubject(db: Db, login: string, address: string | undefined): Promise<string> {
  if (address === undefined) return login;
  const network = hashOf(address);
  const known = await db
    .selectFrom('known_networks')
    .innerJoin('accounts', 'accounts.uid', 'known_networks.uid')
    .where('accounts.login', '=', login)
    .where('known_networks.network_hash', '=', network)
    .select('known_networks.uid')
    .executeTakeFirst();
  return known ? subjectAt(login, network) : login;
}

/** Notes that the owner of an account has signed in from here. */
export async function noteNetwork(db: Db, uid: string, address: string | undefined, now: Date): Promise<void> {
  if (address === undefined) return;
  await db
    .insertInto('known_networks')
    .values({ uid, network_hash: hashOf(address), seen_at: now })
    .onConflict((conflict) => conflict.columns(['uid', 'network_hash']).doUpdateSet({ seen_at: now }))
    .execute();
}

/** Forgets the tries at an account, wherever they came from: its owner has shown who they are. */
export async function forgetSignIns(db: Db | Tx, { uid, login }: { uid: string; login: string }): Promise<void> {
  const known = await db.selectFrom('known_networks').where('uid', '=', uid).select('network_hash').execute();
  const subjects = [login, ...known.map(({ network_hash }) => subjectAt(login, network_hash))];
  for (const subject of subjects) await forgetAttempts(db, signInLimit, subject);
}

const subjectAt = (login: string, networkHash: string) => `${login} ${networkHash}`;

const hashOf = (address: string) => digestOf(networkOf(address));
