import * as z from 'zod';
import { accessTokenSeconds } from './access-token.ts';
import { findAccountByUid, tokenSubjectFrom, type Account } from './accounts.ts';
import { revokeGrant, type RedeemedGrant } from './grants.ts';
import type { IdentityContext } from './identity-context.ts';
import { oauthProblem } from './oauth-problem.ts';
import { redeemCode } from './redeem-code.ts';
import { findGrantByRefreshToken, redeemRefreshToken } from './redeem-refresh-token.ts';
import { signToken } from './token-signer.ts';

const secretText = z.string().min(1).max(512);
const grantSchemas = {
  authorization_code: z.object({
    client_id: secretText,
    code: secretText,
    redirect_uri: z.string().max(2_048),
    code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
  }),
  refresh_token: z.object({ client_id: secretText, refresh_token: secretText, scope: z.string().max(256).optional() }),
};
type GrantType = keyof typeof grantSchemas;
const isGrantType = (text: string | undefined): text is GrantType =>
  text !== undefined && Object.hasOwn(grantSchemas, text);

/** The submitted form fields. */
export type Form = Readonly<Record<string, string>>;

/**
 * Redeems a code or a refresh token for tokens.
 *
 * @throws {HttpProblem} 400 with an OAuth error
 */
export async function issueTokens(context: IdentityContext, form: Form) {
  const redeemed = await redeem(context, form);
  const account = await findAccountByUid(context.db, redeemed.grant.uid);
  if (account?.status !== 'ACTIVE') throw oauthProblem('invalid_grant', 'The account is not active.');
  const { id, client_id, scope } = redeemed.grant;
  return {
    token_type: 'Bearer',
    expires_in: accessTokenSeconds,
    access_token: await context.accessTokens.issue({ id, clientId: client_id, scope }, tokenSubjectFrom(account)),
    ...(redeemed.refreshToken !== undefined && { refresh_token: redeemed.refreshToken }),
    ...(scope.split(' ').includes('openid') && { id_token: await idToken(context, redeemed, account) }),
    scope,
  };
}

/** Revokes the grant of a token; ignores an unknown token. */
export async function revokeToken(
  context: IdentityContext,
  { token, client_id }: { token: string; client_id: string },
): Promise<void> {
  const { db, now, accessTokens } = context;
  const grant = (await findGrantByRefreshToken(db, token)) ?? (await accessTokens.grantOf(token));
  if (grant?.clientId === client_id) await revokeGrant(db, grant.id, now());
}

async function redeem(context: IdentityContext, form: Form): Promise<RedeemedGrant> {
  const { grant_type } = form;
  if (!isGrantType(grant_type))
    throw oauthProblem('unsupported_grant_type', 'Only authorization_code and refresh_token are supported.');
  if (!context.clients.some(({ id }) => id === form.client_id)) throw oauthProblem('invalid_client', 'Unknown client.');
  if (grant_type === 'refresh_token') {
    const { refresh_token, client_id, scope } = validate(grantSchemas.refresh_token, form);
    return redeemRefreshToken(context, { refreshToken: refresh_token, clientId: client_id, scope });
  }
  const { code, client_id, redirect_uri, code_verifier } = validate(grantSchemas.authorization_code, form);
  return redeemCode(context, { code, clientId: client_id, redirectUri: redirect_uri, verifier: code_verifier });
}

function validate<Schema extends z.ZodType>(schema: Schema, form: Form): z.output<Schema> {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map(({ path }) => String(path[0]));
  throw oauthProblem('invalid_request', `Missing or invalid: ${names.join(', ')}.`);
}

/** Issues an id token, which names the signed-in customer and the time of the sign-in. */
function idToken(
  { keys, issuer, now }: IdentityContext,
  { grant, nonce }: RedeemedGrant,
  account: Account,
): Promise<string> {
  const claims = {
    sub: account.uid,
    email: account.email,
    preferred_username: account.login,
    name: `${account.firstName} ${account.lastName}`.trim(),
    auth_time: Math.floor(grant.signed_in_at.getTime() / 1000),
    ...(nonce !== undefined && { nonce }),
  };
  return signToken({ keys, issuer, audience: grant.client_id, type: 'JWT', now }, claims, accessTokenSeconds);
}
