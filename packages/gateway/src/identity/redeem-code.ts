import { digestOf } from '../http/digest.ts';
import type { Logger } from '../http/log.ts';
import type { Db, Tx } from '../database/database.ts';
import type { AuthorizationCodeRow } from './table.ts';
import { transact } from '../database/transact.ts';
import { nextRefreshToken, openGrant, revokeGrant, type RedeemedGrant } from './grants.ts';
import { oauthProblem } from './oauth-problem.ts';
import { hashSecret } from './secret.ts';

interface CodeRequest {
  readonly code: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly verifier: string;
}

/**
 * Redeems an authorization code for a grant. A code is valid once: a second use revokes the grant of the first, and an
 * invalid request consumes the code.
 *
 * @throws {HttpProblem} 400 `invalid_grant`
 */
export async function redeemCode(
  { db, now, newId, log }: { db: Db; now: () => Date; newId: () => string; log: Logger },
  request: CodeRequest,
): Promise<RedeemedGrant> {
  // thrown after the transaction, so that the changes of a failure are committed
  const redeemed = await transact(db, async (tx) => {
    const code = await lockCode(tx, request.code);
    if (!code) return undefined;
    if (code.grant_id === null && matches(code, request, now())) return openFrom(tx, code, { id: newId(), now: now() });
    log.warn(
      { event: 'code-refused', uid: code.uid, isReused: code.grant_id !== null },
      'an authorization code was rejected',
    );
    await invalidate(tx, code, now());
    return undefined;
  });
  if (!redeemed) throw oauthProblem('invalid_grant', 'The authorization code is invalid or has expired.');
  return redeemed;
}

function lockCode(tx: Tx, code: string): Promise<AuthorizationCodeRow | undefined> {
  return tx
    .selectFrom('authorization_codes')
    .where('code_hash', '=', hashSecret(code))
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
}

const matches = (row: AuthorizationCodeRow, { clientId, redirectUri, verifier }: CodeRequest, now: Date) =>
  row.expires_at > now &&
  row.client_id === clientId &&
  row.redirect_uri === redirectUri &&
  row.code_challenge === digestOf(verifier);

/** Revokes the grant of a reused code; deletes an unused code. */
async function invalidate(tx: Tx, { grant_id, code_hash }: AuthorizationCodeRow, now: Date): Promise<void> {
  if (grant_id === null) await tx.deleteFrom('authorization_codes').where('code_hash', '=', code_hash).execute();
  else await revokeGrant(tx, grant_id, now);
}

async function openFrom(
  tx: Tx,
  code: AuthorizationCodeRow,
  options: { id: string; now: Date },
): Promise<RedeemedGrant> {
  const grant = await openGrant(tx, code, options);
  await tx
    .updateTable('authorization_codes')
    .set({ grant_id: grant.id })
    .where('code_hash', '=', code.code_hash)
    .execute();
  return {
    grant,
    ...(code.nonce !== null && { nonce: code.nonce }),
    ...(await nextRefreshToken(tx, grant, options.now)),
  };
}
