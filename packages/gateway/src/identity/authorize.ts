import { identityScopes } from '@basin/domain';
import * as z from 'zod';
import type { IdentityContext } from './identity-context.ts';
import { scopes, type OAuthClient } from './oauth-client.ts';
import { hashSecret, newSecret } from './secret.ts';
import { closeSession, findSession, openSession, type IdentitySession } from './sessions.ts';
import { takeTransaction } from './transactions.ts';

/** An answer for the client, and the session cookie of a shopper who has just signed in. */
export interface Authorization {
  readonly redirectUri: string;
  /** A code or an error, with the state of the request and the issuer. */
  readonly members: Readonly<Record<string, string>>;
  /** By a redirect to the client's address, or posted to the page that has this address in a frame. */
  readonly mode: ResponseMode;
  readonly cookie?: string;
}

export type ResponseMode = (typeof responseModes)[number];
export const responseModes = ['query', 'okta_post_message'] as const;

/** The request cannot be trusted so far as to send the browser anywhere. */
export class AuthorizationProblem extends Error {
  override readonly name = 'AuthorizationProblem';
}

const CODE_SECONDS = 60;

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
 * Answers an authorization request: a code for who is signed in, else an error, both at the client's own address.
 *
 * @throws {AuthorizationProblem} for an unknown client or an address that is not exactly one of its own
 */
export async function authorize(
  context: IdentityContext,
  query: URLSearchParams,
  cookie: string | undefined,
): Promise<Authorization> {
  const { client, redirectUri } = recipientOf(context, query);
  const answer = answering(context, redirectUri, query);
  const request = requestSchema.safeParse(Object.fromEntries(query));
  if (!request.success || hasRepeats(query)) return answer(errorOf(query, request.error));
  const unknown = request.data.scope.filter((scope) => !scopes.includes(scope));
  if (unknown.length > 0) return answer({ error: 'invalid_scope', error_description: 'Unknown scope.' });
  const session = await sessionOf(context, request.data, cookie);
  if (!session) return answer({ error: 'login_required', error_description: 'The user is not signed in.' });
  const code = await issueCode(context, client, redirectUri, request.data, session);
  return { ...answer({ code }), ...(session.cookie && { cookie: session.cookie }) };
}

/** Makes answers to a request, in the mode that it asks for. */
function answering({ issuer }: IdentityContext, redirectUri: string, query: URLSearchParams) {
  const state = single(query, 'state');
  const asked = single(query, 'response_mode');
  const mode = responseModes.find((each) => each === asked) ?? 'query';
  return (members: Readonly<Record<string, string>>): Authorization => ({
    ...{ redirectUri, mode },
    members: { ...members, ...(state && { state }), iss: issuer },
  });
}

function recipientOf({ clients }: IdentityContext, query: URLSearchParams) {
  const [clientId, redirectUri] = [single(query, 'client_id'), single(query, 'redirect_uri')];
  const client = clients.find(({ id }) => id === clientId);
  if (!client) throw new AuthorizationProblem('This application is not known here.');
  if (redirectUri === undefined || !client.redirectUris.includes(redirectUri)) {
    throw new AuthorizationProblem('The redirect address does not belong to this application.');
  }
  return { client, redirectUri };
}

function errorOf(query: URLSearchParams, problem: z.ZodError | undefined): Record<string, string> {
  const names = problem?.issues.map(({ path }) => String(path[0])) ?? [];
  if (names.includes('response_type') && query.has('response_type')) {
    return { error: 'unsupported_response_type', error_description: 'Only the response type code is supported.' };
  }
  const description = names.length > 0 ? `Missing or wrong: ${names.join(', ')}.` : 'A parameter is repeated.';
  return { error: 'invalid_request', error_description: description };
}

/** The session of a session token just obtained, else that of the browser, unless it is to sign in anew. */
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
      expires_at: new Date(now().getTime() + CODE_SECONDS * 1000),
      grant_id: null,
    })
    .execute();
  return code;
}

/** The client's address with the answer in its query. */
export function locationOf({ redirectUri, members }: Authorization): string {
  const location = new URL(redirectUri);
  for (const [name, value] of Object.entries(members)) location.searchParams.set(name, value);
  return location.href;
}

function single(query: URLSearchParams, name: string): string | undefined {
  const values = query.getAll(name);
  return values.length === 1 ? values[0] : undefined;
}

const hasRepeats = (query: URLSearchParams) => new Set(query.keys()).size !== query.size;
