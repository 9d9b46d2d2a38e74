import { createHash } from 'node:crypto';
import type { Db, Tx } from '../store/database.ts';
import type { GrantRow } from '../store/tables/accounts.ts';
import { transact } from '../store/transact.ts';
import { oauthProblem } from './oauth-problem.ts';
import { hashSecret, newSecret } from './secret.ts';

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** What tokens are made from: the grant, and what was asked for with it. */
export interface Redeemed {
  readonly grant: GrantRow;
  readonly nonce?: string;
  readonly refreshToken?: string;
}

const GRANT_SECONDS = 2_592_000; // 30 days, however often it is refreshed
const REFRESH_IDLE_SECONDS = 172_800;
const REUSE_GRACE_MS = 30_000; // the answer to a refresh may get lost on its way

/**
 * Changes an authorization code for a grant. A code is good once: a second use ends the grant of the first.
 *
 * @throws {HttpProblem} 400 `invalid_grant`
 */
export async function redeemCode(
  deps: Deps,
  asked: { code: string; clientId: string; redirectUri: string; verifier: string },
): Promise<Redeemed> {
  const redeemed = await transact(deps.db, async (tx) => {
    const now = deps.now();
    const row = await tx
      .selectFrom('authorization_codes')
      .where('code_hash', '=', hashSecret(asked.code))
      .selectAll()
      .forUpdate()
      .executeTakeFirst();
    if (!row) return undefined;
    if (row.grant_id !== null) return revokeGrant(tx, row.grant_id, now);
    const isRight =
      row.expires_at > now &&
      row.client_id === asked.clientId &&
      row.redirect_uri === asked.redirectUri &&
      row.code_challenge === challengeOf(asked.verifier);
    if (!isRight) {
      await tx.deleteFrom('authorization_codes').where('code_hash', '=', row.code_hash).execute();
      return undefined;
    }
    const grant = await openGrant(tx, row, deps.newId(), now);
    await tx
      .updateTable('authorization_codes')
      .set({ grant_id: grant.id })
      .where('code_hash', '=', row.code_hash)
      .execute();
    return { grant, ...(row.nonce !== null && { nonce: row.nonce }), ...(await nextRefreshToken(tx, grant, now)) };
  });
  if (!redeemed) throw oauthProblem('invalid_grant', 'The authorization code is invalid or has expired.');
  return redeemed;
}

/**
 * Changes a refresh token for the next one. For half a minute the old one may be sent again, as when two requests
 * refresh at once or an answer is lost; after that its use means that it was stolen and ends the grant.
 *
 * @throws {HttpProblem} 400 `invalid_grant`
 */
export async function redeemRefreshToken(
  deps: Deps,
  asked: { refreshToken: string; clientId: string },
): Promise<Redeemed> {
  const redeemed = await transact(deps.db, async (tx) => {
    const now = deps.now();
    const tokenHash = hashSecret(asked.refreshToken);
    const row = await tx
      .selectFrom('refresh_tokens')
      .innerJoin('grants', 'grants.id', 'refresh_tokens.grant_id')
      .where('token_hash', '=', tokenHash)
      .where('grants.client_id', '=', asked.clientId)
      .selectAll('grants')
      .select(['refresh_tokens.expires_at as token_expires_at', 'refresh_tokens.used_at'])
      .forUpdate()
      .executeTakeFirst();
    if (!row) return undefined;
    const { token_expires_at, used_at, ...grant } = row;
    if (grant.revoked_at !== null || grant.expires_at <= now || token_expires_at <= now) return undefined;
    if (used_at && now.getTime() - used_at.getTime() > REUSE_GRACE_MS) return revokeGrant(tx, grant.id, now);
    if (!used_at)
      await tx.updateTable('refresh_tokens').set({ used_at: now }).where('token_hash', '=', tokenHash).execute();
    return { grant, ...(await nextRefreshToken(tx, grant, now)) };
  });
  if (!redeemed) throw oauthProblem('invalid_grant', 'The refresh token is invalid or has expired.');
  return redeemed;
}

/** The grant of a refresh token, if there is one. */
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

/** Ends a grant: none of its tokens is good any more. */
export async function revokeGrant(db: Db | Tx, id: string, now: Date): Promise<undefined> {
  await db
    .updateTable('grants')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

async function openGrant(
  tx: Tx,
  { uid, client_id, scope, signed_in_at }: Pick<GrantRow, 'uid' | 'client_id' | 'scope' | 'signed_in_at'>,
  id: string,
  now: Date,
): Promise<GrantRow> {
  const expires_at = new Date(now.getTime() + GRANT_SECONDS * 1000);
  const grant = { id, uid, client_id, scope, signed_in_at, expires_at, revoked_at: null };
  await tx.insertInto('grants').values(grant).execute();
  return grant;
}

async function nextRefreshToken(tx: Tx, grant: GrantRow, now: Date): Promise<{ refreshToken?: string }> {
  if (!grant.scope.split(' ').includes('offline_access')) return {};
  const refreshToken = newSecret();
  const expires_at = new Date(Math.min(now.getTime() + REFRESH_IDLE_SECONDS * 1000, grant.expires_at.getTime()));
  await tx
    .insertInto('refresh_tokens')
    .values({ token_hash: hashSecret(refreshToken), grant_id: grant.id, expires_at, used_at: null })
    .execute();
  return { refreshToken };
}

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
