import { identityScopes } from '@basin/domain';
import type { IssuedTokens } from '@basin/sdk';
import * as oauth from 'oauth4webapi';

export interface IdentityProviderOptions {
  readonly issuer: string;
  /** Where this server reaches the issuer, when not under its public name. */
  readonly reachedAt?: string;
  readonly publicOrigin: string;
  readonly fetch?: typeof fetch;
}

export interface IdentityProvider {
  /** Tokens for the session token of a primary sign-in. */
  tokensFor(sessionToken: string): Promise<IssuedTokens>;
}

/** How the shop is known to the identity provider. */
export const clientId = 'storefront';
const client: oauth.Client = { client_id: clientId };
/** The address that codes are issued for. The shop asks for them itself, so no browser ever goes there. */
const callbackPath = '/login/callback';

/**
 * The shop's side of the authorization code flow with PKCE. The shop itself asks for the code, checks state, issuer and
 * nonce, and exchanges it: no code and no token passes through a browser.
 *
 * @see RFC 6749, RFC 7636, RFC 9207
 */
export function createIdentityProvider(options: IdentityProviderOptions): IdentityProvider {
  const issuer = new URL(options.issuer);
  const redirectUri = new URL(callbackPath, options.publicOrigin).href;
  const send = fetchAt(options.reachedAt ?? issuer.origin, issuer.origin, options.fetch ?? fetch);
  const transport = transportOver(send, issuer);
  const discover = keptUnlessFailed(async () =>
    oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, transport)),
  );

  async function authorize(server: oauth.AuthorizationServer, sessionToken: string, secrets: Secrets) {
    const address = new URL(server.authorization_endpoint ?? issuer);
    const query = await authorizationQuery(redirectUri, sessionToken, secrets);
    address.search = query.toString();
    const answer = await send(address, { redirect: 'manual' });
    const location = new URL(answer.headers.get('location') ?? redirectUri);
    return oauth.validateAuthResponse(server, client, location, secrets.state);
  }

  async function exchange(server: oauth.AuthorizationServer, code: URLSearchParams, { verifier, nonce }: Secrets) {
    const grant = [server, client, oauth.None(), code, redirectUri, verifier, transport] as const;
    const reply = await oauth.authorizationCodeGrantRequest(...grant);
    return oauth.processAuthorizationCodeResponse(server, client, reply, { expectedNonce: nonce });
  }

  return {
    async tokensFor(sessionToken) {
      const [server, secrets] = [await discover(), newSecrets()];
      return exchange(server, await authorize(server, sessionToken, secrets), secrets);
    },
  };
}

type Secrets = ReturnType<typeof newSecrets>;

const newSecrets = () => ({
  verifier: oauth.generateRandomCodeVerifier(),
  state: oauth.generateRandomState(),
  nonce: oauth.generateRandomNonce(),
});

const authorizationQuery = async (redirectUri: string, sessionToken: string, { verifier, state, nonce }: Secrets) =>
  new URLSearchParams({
    client_id: client.client_id,
    response_type: 'code',
    scope: identityScopes.join(' '),
    redirect_uri: redirectUri,
    state,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    prompt: 'none',
    sessionToken,
  });

/** A fetch that sends requests for the public origin to the internal one. */
const fetchAt =
  (internalUrl: string, publicOrigin: string, send: typeof fetch): typeof fetch =>
  (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return send(address.replace(publicOrigin, internalUrl.replace(/\/$/, '')), init);
  };

/** A provider on a loopback address may speak plain http; any other must not. */
const transportOver = (send: typeof fetch, issuer: URL) => ({
  [oauth.customFetch]: (address: string, init: object) => send(address, init),
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- marked so to make it stand out; loopback is its use
  [oauth.allowInsecureRequests]: ['127.0.0.1', 'localhost'].includes(issuer.hostname),
});

/** Reads something once; a failure is not kept. */
function keptUnlessFailed<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | undefined;
  return () => {
    kept ??= read().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}
