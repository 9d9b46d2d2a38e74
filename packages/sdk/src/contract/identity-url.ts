import { identityScopes, withQuery } from '@basin/domain';

/** An authorization request; `codeChallenge` is the S256 hash of the verifier, which is not sent. */
export interface AuthorizeRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeChallenge: string;
  readonly scope?: string;
  /** The single-use token of a sign-in through the API. */
  readonly sessionToken?: string;
  /** `none` shows no page: a missing session is returned as `login_required`. */
  readonly prompt?: 'none';
  /** Posts the response to the page that embeds this URL in a frame; a redirect by default. */
  readonly responseMode?: 'okta_post_message' | undefined;
}

/** Returns the URL at which a browser obtains an authorization code. @see wire reference 83 */
export function authorizeUrl(issuer: string, request: AuthorizeRequest): string {
  return withQuery(
    `${issuer}/v1/authorize`,
    definedEntries({
      client_id: request.clientId,
      response_type: 'code',
      scope: request.scope ?? identityScopes.join(' '),
      redirect_uri: request.redirectUri,
      state: request.state,
      nonce: request.nonce,
      code_challenge: request.codeChallenge,
      code_challenge_method: 'S256',
      sessionToken: request.sessionToken,
      prompt: request.prompt,
      response_mode: request.responseMode,
    }),
  );
}

/** Returns the members that have a value, as entries of a query. */
const definedEntries = (members: Readonly<Record<string, string | undefined>>) =>
  Object.entries(members).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
