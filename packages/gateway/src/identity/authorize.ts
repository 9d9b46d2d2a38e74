import { identityScopes } from '@basin/domain';
import * as z from 'zod';
import type { IdentityContext } from './identity-context.ts';
import { scopes, type OAuthClient } from './oauth-client.ts';
import { hashSecret, newSecret } from './secret.ts';
import { closeSession, findSession, openSession, type IdentitySession } from './sessions.ts';
import { takeTransaction } from './transactions.ts';

/** The authorization response, with the session cookie of a shopper who has just signed in. */
export interface AuthorizationResponse {
  readonly redirectUri: string;
  /** A code or an error, with the request's state and the issuer. */
  readonly members: Readonly<Record<string, string>>;
  /** Sent by a redirect to the client, or posted to the page that embeds this URL in a frame. */
  readonly mode: ResponseMode;
  readonly cookie?: string;
}

export type ResponseMode = (typeof responseModes)[number];
export const responseModes = ['query', 'okta_post_message'] as const;

/** An authorization request whose client or redirect URI is invalid, so that the browser must not be redirected. */
export class AuthorizationProblem extends Error {
  override readonly name = 'AuthorizationProblem';
}

const codeSeconds = 60;

const requestSchema = z.object({
  response_type: z.literal('code'),
  scope: z
    .string()
    .max(256)
    .default(identityScopes.join(' '))
    .transform((text) => text.split(' ').filter(Boolean)),
  state: z.string().min(1).max(1_024),
  nonce: z.string().max(255).optional(),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
  response_mode: z.enum(responseModes).default('query'),
  prompt: z.enum(['none', 'login']).optional(),
  sessionToken: z.string().max(256).optional(),
});
type AuthorizationRequest = z.output<typeof requestSchema>;

/**
 * Handles an authorization request. Returns a code for a signed-in shopper, otherwise an error, for the client's
 * redirect URI.
 *
 * @throws {AuthorizationProblem} for an unknown client, or a redirect URI that is not exactly one of its own
 */
export async function authorize(
  context: IdentityContext,
  query: URLSearchParams,
  cookie: string | undefined,
): Promise<AuthorizationResponse> {
  const { client, redirectUri } = recipientOf(context, query);
  const respond = createResponder(context, redirectUri, query);
  const request = requestSchema.safeParse(Object.fromEntries(query));
  if (!request.success || hasRepeats(query)) return respond(errorOf(query, request.error));
  const unknown = request.data.scope.filter((scope) => !scopes.includes(scope));
  if (unknown.length > 0) return respond({ error: 'invalid_scope', error_description: 'Unknown scope.' });
  const session = await sessionOf(context, request.data, cookie);
  if (!session) return respond({ error: 'login_required', error_description: 'The user is not signed in.' });
  const code = await issueCode(context, client, redirectUri, request.data, session);
  return { ...respond({ code }), ...(session.cookie && { cookie: session.cookie }) };
}

/** Returns a function that creates responses in the requested response mode. */
function createResponder({ issuer }: IdentityContext, redirectUri: string, query: URLSearchParams) {
  const state = single(query, 'state');
  const requested = single(query, 'response_mode');
  const mode = responseModes.find((each) => each === requested) ?? 'query';
  return (members: Readonly<Record<string, string>>): AuthorizationResponse => ({
    redirectUri,
    mode,
    members: { ...members, ...(state && { state }), iss: issuer },
  });
}

function recipientOf({ clients }: IdentityContext, query: URLSearchParams) {
  const [clientId, redirectUri] = [single(query, 'client_id'), single(query, 'redirect_uri')];
  const client = clients.find(({ id }) => id === clientId);
  if (!client) throw new AuthorizationProblem('Unknown client_id.');
  if (redirectUri === undefined || !client.redirectUris.includes(redirectUri)) {
    throw new AuthorizationProblem('The redirect_uri is not registered for this client.');
  }
  return { client, redirectUri };
}

function errorOf(query: URLSearchParams, problem: z.ZodError | undefined): Record<string, string> {
  const names = problem?.issues.map(({ path }) => String(path[0])) ?? [];
  if (names.includes('response_type') && query.has('response_type')) {
    return { error: 'unsupported_response_type', error_description: 'Only the response type code is supported.' };
  }
  const description = names.length > 0 ? `Missing or invalid: ${names.join(', ')}.` : 'A parameter is repeated.';
  return { error: 'invalid_request', error_description: description };
}

/** Opens the session of a session token, or returns the browser's session unless the shopper must sign in again. */
async function sessionOf(
  context: IdentityContext,
  { sessionToken, prompt }: AuthorizationRequest,
  cookie: string | undefined,
): Promise<(IdentitySession & { cookie?: string }) | undefined> {
  const { db, now } = context;
  if (sessionToken !== undefined) {
    const uid = await takeTransaction(db, 'session', sessionToken, now());
    if (uid === undefined) return undefined;
    if (cookie !== undefined) await closeSession(db, cookie);
    return openSession({ ...context, now: now() }, uid);
  }
  if (cookie === undefined || prompt === 'login') return undefined;
  return findSession(db, cookie, now());
}

async function issueCode(
  { db, now }: IdentityContext,
  client: OAuthClient,
  redirectUri: string,
  request: AuthorizationRequest,
  session: IdentitySession,
): Promise<string> {
  const code = newSecret();
  await db
    .insertInto('authorization_codes')
    .values({
      code_hash: hashSecret(code),
      uid: session.uid,
      client_id: client.id,
      redirect_uri: redirectUri,
      scope: request.scope.join(' '),
      nonce: request.nonce ?? null,
      code_challenge: request.code_challenge,
      signed_in_at: session.signedInAt,
      expires_at: new Date(now().getTime() + codeSeconds * 1000),
      grant_id: null,
    })
    .execute();
  return code;
}

/** Returns the redirect URI with the response in its query string. */
export function locationOf({ redirectUri, members }: AuthorizationResponse): string {
  const location = new URL(redirectUri);
  for (const [name, value] of Object.entries(members)) location.searchParams.set(name, value);
  return location.href;
}

function single(query: URLSearchParams, name: string): string | undefined {
  const values = query.getAll(name);
  return values.length === 1 ? values[0] : undefined;
}

const hasRepeats = (query: URLSearchParams) => new Set(query.keys()).size !== query.size;
