import { digestOf } from '../http/digest.ts';
import { clearAttempts, type AttemptLimit } from '../http/limits/attempts.ts';
import { networkOf } from '../http/limits/client-address.ts';
import type { Db, Tx } from '../database/database.ts';

/** Locks a login after too many attempts, whether or not the account exists. */
export const signInLimit: AttemptLimit = { name: 'sign-in', max: 10, windowSeconds: 900 };

/**
 * Returns the key under which sign-in attempts are counted: the login, or, on a network that its owner has signed in
 * from, the login and that network. So an attacker who locks a login does not lock out its owner.
 *
 * @param address the caller's IP address; all callers without one are counted together
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

/** Records that the owner of an account has signed in from an IP address. */
export async function recordNetwork(db: Db, uid: string, address: string | undefined, now: Date): Promise<void> {
  if (address === undefined) return;
  await db
    .insertInto('known_networks')
    .values({ uid, network_hash: hashOf(address), seen_at: now })
    .onConflict((conflict) => conflict.columns(['uid', 'network_hash']).doUpdateSet({ seen_at: now }))
    .execute();
}

/** Resets the sign-in attempts of an account on all networks, after its owner has proved their identity. */
export async function resetSignInAttempts(db: Db | Tx, { uid, login }: { uid: string; login: string }): Promise<void> {
  const known = await db.selectFrom('known_networks').where('uid', '=', uid).select('network_hash').execute();
  const subjects = [login, ...known.map(({ network_hash }) => subjectAt(login, network_hash))];
  for (const subject of subjects) await clearAttempts(db, signInLimit, subject);
}

const subjectAt = (login: string, networkHash: string) => `${login} ${networkHash}`;

const hashOf = (address: string) => digestOf(networkOf(address));
