import type { Db } from '../database/database.ts';
import { argon2Passwords } from '../identity/index.ts';
import { demoPassword, demoEmails } from './seed-accounts.ts';

/** Counts the demonstration accounts that still have the published password. */
export async function countPublicPasswords(db: Db): Promise<number> {
  const accounts = await db.selectFrom('accounts').select('password_hash').where('login', 'in', demoEmails).execute();
  const hashes = accounts.map((account) => account.password_hash);
  let count = 0;
  // accounts that were seeded together share one hash
  for (const hash of new Set(hashes)) {
    if (await argon2Passwords.matches(demoPassword, hash)) count += hashes.filter((each) => each === hash).length;
  }
  return count;
}
