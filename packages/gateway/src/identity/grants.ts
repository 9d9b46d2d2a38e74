import { idleTimeoutSeconds } from '@basin/domain';
import type { Db, Tx } from '../database/database.ts';
import type { GrantRow } from './table.ts';
import { hashSecret, newSecret } from './secret.ts';

/** A redeemed grant, from which tokens are issued. */
export interface RedeemedGrant {
  readonly grant: GrantRow;
  readonly nonce?: string;
  readonly refreshToken?: string;
}

const grantSeconds = 2_592_000; // 30 days, regardless of refreshes

/** Opens a grant, to which all tokens of a sign-in belong. */
export async function openGrant(
  tx: Tx,
  { uid, client_id, scope, signed_in_at }: Pick<GrantRow, 'uid' | 'client_id' | 'scope' | 'signed_in_at'>,
  { id, now }: { id: string; now: Date },
): Promise<GrantRow> {
  const expires_at = new Date(now.getTime() + grantSeconds * 1000);
  const grant = { id, uid, client_id, scope, signed_in_at, expires_at, revoked_at: null };
  await tx.insertInto('grants').values(grant).execute();
  return grant;
}

/** Issues the next refresh token of a grant whose scope includes `offline_access`. */
export async function nextRefreshToken(tx: Tx, grant: GrantRow, now: Date): Promise<{ refreshToken?: string }> {
  if (!grant.scope.split(' ').includes('offline_access')) return {};
  const refreshToken = newSecret();
  const expires_at = new Date(Math.min(now.getTime() + idleTimeoutSeconds * 1000, grant.expires_at.getTime()));
  const row = { token_hash: hashSecret(refreshToken), grant_id: grant.id, expires_at, used_at: null };
  await tx.insertInto('refresh_tokens').values(row).execute();
  return { refreshToken };
}

/** Revokes a grant, which invalidates all its tokens. */
export async function revokeGrant(db: Db | Tx, id: string, now: Date): Promise<void> {
  await db
    .updateTable('grants')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}
