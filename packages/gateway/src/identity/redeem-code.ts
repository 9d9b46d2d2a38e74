import { digestOf } from '../http/digest.ts';
import type { Logger } from '../http/log.ts';
import type { Db, Tx } from '../database/database.ts';
import type { AuthorizationCodeRow } from './table.ts';
import { transact } from '../database/transact.ts';
import { nextRefreshToken, openGrant, revokeGrant, type Redeemed } from './grants.ts';
import { oauthProblem } from './oauth-problem.ts';
import { hashSecret } from './secret.ts';

interface CodeRequest {
  readonly code: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly verifier: string;
}

/**
 * Changes an authorization code for a grant. A code is good once: a second use ends the grant of the first, and one
 * with anything wrong about it is used up.
 *
 * @throws {HttpProblem} 400 `invalid_grant`
 */
export async function redeemCode(
  { db, now, newId, log }: { db: Db; now: () => Date; newId: () => string; log: Logger },
  asked: CodeRequest,
): Promise<Redeemed> {
  // what an error response changes must stay changed, so it is thrown after the transaction
  const redeemed = await transact(db, async (tx) => {
    const code = await lockCode(tx, asked.code);
    if (!code) return undefined;
    if (code.grant_id === null && fits(code, asked, now())) return openFrom(tx, code, { id: newId(), now: now() });
    log.warn({ event: 'code-refused', uid: code.uid, isReused: code.grant_id !== null }, 'a code was refused');
    await spoil(tx, code, now());
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

const fits = (row: AuthorizationCodeRow, { clientId, redirectUri, verifier }: CodeRequest, now: Date) =>
  row.expires_at > now &&
  row.client_id === clientId &&
  row.redirect_uri === redirectUri &&
  row.code_challenge === digestOf(verifier);

/** A code that was used before ends what it gave; one that was guessed at is good no more. */
async function spoil(tx: Tx, { grant_id, code_hash }: AuthorizationCodeRow, now: Date): Promise<void> {
  if (grant_id === null) await tx.deleteFrom('authorization_codes').where('code_hash', '=', code_hash).execute();
  else await revokeGrant(tx, grant_id, now);
}

async function openFrom(tx: Tx, code: AuthorizationCodeRow, named: { id: string; now: Date }): Promise<Redeemed> {
  const grant = await openGrant(tx, code, named);
  await tx
    .updateTable('authorization_codes')
    .set({ grant_id: grant.id })
    .where('code_hash', '=', code.code_hash)
    .execute();
  return {
    grant,
    ...(code.nonce !== null && { nonce: code.nonce }),
    ...(await nextRefreshToken(tx, grant, named.now)),
  };
}
