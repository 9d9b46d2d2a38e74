import { identityScopes, withQuery } from '@basin/domain';

/** What the provider is asked for; `codeChallenge` is the S256 hash of the verifier that stays behind. */
export interface AuthorizeRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeChallenge: string;
  readonly scope?: string;
  /** The one-time token of a sign-in through the API. */
  readonly sessionToken?: string;
  /** `none` asks without a page: a missing session comes back as `login_required`. */
  readonly prompt?: 'none';
  /** Posts the answer to the page that has this address in a frame; a redirect unless given. */
  readonly responseMode?: 'okta_post_message' | undefined;
}

/** Where a browser goes for an authorization code. @see wire reference 83 */
export function authorizeUrl(issuer: string, request: AuthorizeRequest): string {
  return withQuery(
    `${issuer}/v1/authorize`,
    given({
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

/** The members that have a value, as names and values of a query. */
const given = (members: Readonly<Record<string, string | undefined>>) =>
  Object.entries(members).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
