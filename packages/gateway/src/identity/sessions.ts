import { idleTimeoutSeconds } from '@basin/domain';
import type { Db } from '../database/database.ts';
import type { IdentitySessionRow } from './table.ts';
import { hashSecret, newSecret } from './secret.ts';

/** A browser's session; only the hash of its cookie is stored. */
export interface IdentitySession {
  readonly id: string;
  readonly uid: string;
  readonly signedInAt: Date;
  readonly expiresAt: Date;
}

const absoluteSeconds = 2_592_000; // 30 days, regardless of use

/** Opens a session for an account that has just signed in. */
export async function openSession(
  { db, now, newId }: { db: Db; now: Date; newId: () => string },
  uid: string,
): Promise<IdentitySession & { readonly cookie: string }> {
  const cookie = newSecret();
  const session = { id: newId(), uid, signedInAt: now, expiresAt: expiryOf(now, now) };
  await db
    .insertInto('identity_sessions')
    .values({ id: session.id, cookie_hash: hashSecret(cookie), uid, signed_in_at: now, expires_at: session.expiresAt })
    .execute();
  return { ...session, cookie };
}

/** Returns the session of a cookie unless it has expired. */
export async function findSession(db: Db, cookie: string, now: Date): Promise<IdentitySession | undefined> {
  const row = await db
    .selectFrom('identity_sessions')
    .where('cookie_hash', '=', hashSecret(cookie))
    .where('expires_at', '>', now)
    .selectAll()
    .executeTakeFirst();
  return row && sessionFrom(row);
}

/** Extends a session up to its absolute limit. */
export async function extendSession(db: Db, cookie: string, now: Date): Promise<IdentitySession | undefined> {
  const session = await findSession(db, cookie, now);
  if (!session) return undefined;
  const expiresAt = expiryOf(session.signedInAt, now);
  await db.updateTable('identity_sessions').set({ expires_at: expiresAt }).where('id', '=', session.id).execute();
  return { ...session, expiresAt };
}

/** Ends the session of a cookie. Returns whether it existed. */
export async function closeSession(db: Db, cookie: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('identity_sessions')
    .where('cookie_hash', '=', hashSecret(cookie))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const expiryOf = (signedInAt: Date, now: Date) =>
  new Date(Math.min(now.getTime() + idleTimeoutSeconds * 1000, signedInAt.getTime() + absoluteSeconds * 1000));

const sessionFrom = ({ id, uid, signed_in_at, expires_at }: IdentitySessionRow): IdentitySession => ({
  id,
  uid,
  signedInAt: signed_in_at,
  expiresAt: expires_at,
});
