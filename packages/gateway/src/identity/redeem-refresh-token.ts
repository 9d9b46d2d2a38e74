import type { Logger } from '../http/log.ts';
import type { Db, Tx } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { nextRefreshToken, revokeGrant, type RedeemedGrant } from './grants.ts';
import { oauthProblem } from './oauth-problem.ts';
import { hashSecret } from './secret.ts';

const reuseGraceMs = 30_000; // the response to a refresh may be lost

/**
 * Redeems a refresh token for the next one. The old one stays valid for 30 seconds, in case of concurrent refreshes or
 * a lost response; a later use indicates theft and revokes the grant.
 *
 * @throws {HttpProblem} 400 `invalid_grant` or `invalid_scope`
 */
export async function redeemRefreshToken(
  { db, now: clock, log }: { db: Db; now: () => Date; log: Logger },
  request: { refreshToken: string; clientId: string; scope?: string | undefined },
): Promise<RedeemedGrant> {
  const now = clock();
  const redeemed = await transact(db, async (tx) => {
    const found = await lockRefreshToken(tx, request);
    if (!found) return undefined;
    const { token_expires_at, used_at, ...grant } = found;
    if (grant.revoked_at !== null || grant.expires_at <= now || token_expires_at <= now) return undefined;
    if (used_at && now.getTime() - used_at.getTime() > reuseGraceMs) {
      log.warn({ event: 'refresh-token-reused', uid: grant.uid }, 'a refresh token was reused');
      await revokeGrant(tx, grant.id, now);
      return undefined;
    }
    const scope = narrowScope(grant.scope, request.scope); // a rejected scope does not use up the token
    if (!used_at) await markUsed(tx, request.refreshToken, now);
    return { grant: { ...grant, scope }, ...(await nextRefreshToken(tx, grant, now)) };
  });
  if (!redeemed) throw oauthProblem('invalid_grant', 'The refresh token is invalid or has expired.');
  return redeemed;
}

/** Returns the grant of a refresh token, or undefined for an unknown token. */
export async function findGrantByRefreshToken(
  db: Db,
  token: string,
): Promise<{ id: string; clientId: string } | undefined> {
  const row = await db
    .selectFrom('refresh_tokens')
    .innerJoin('grants', 'grants.id', 'refresh_tokens.grant_id')
    .where('token_hash', '=', hashSecret(token))
    .select(['grants.id', 'grants.client_id'])
    .executeTakeFirst();
  return row && { id: row.id, clientId: row.client_id };
}

function lockRefreshToken(tx: Tx, { refreshToken, clientId }: { refreshToken: string; clientId: string }) {
  return tx
    .selectFrom('refresh_tokens')
    .innerJoin('grants', 'grants.id', 'refresh_tokens.grant_id')
    .where('token_hash', '=', hashSecret(refreshToken))
    .where('grants.client_id', '=', clientId)
    .selectAll('grants')
    .select(['refresh_tokens.expires_at as token_expires_at', 'refresh_tokens.used_at'])
    .forUpdate()
    .executeTakeFirst();
}

/** Returns the requested scope, which must be within the granted one. */
function narrowScope(granted: string, requested: string | undefined): string {
  if (requested === undefined || requested.trim() === '') return granted;
  const parts = requested.split(' ').filter(Boolean);
  const isWithin = parts.every((part) => granted.split(' ').includes(part));
  if (!isWithin) throw oauthProblem('invalid_scope', 'The scope exceeds the granted scope.');
  return parts.join(' ');
}

async function markUsed(tx: Tx, token: string, now: Date): Promise<void> {
  await tx.updateTable('refresh_tokens').set({ used_at: now }).where('token_hash', '=', hashSecret(token)).execute();
}
