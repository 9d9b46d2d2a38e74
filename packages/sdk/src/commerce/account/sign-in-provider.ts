import { createSend, type Fetch } from '../../client/send.ts';
import { withTimeout } from '../../client/deadline.ts';
import { ContractError, errorFrom, HttpError, isSdkError, NetworkError } from '../../client/errors.ts';
import { authorizeUrl } from '../../contract/identity-url.ts';
import { token } from '../../contract/identity-session.ts';
import { discovery } from '../../contract/provider.ts';
import { createCallsFor } from '../../create-calls.ts';
import type { SdkOptions } from '../../sdk-options.ts';
import type { IssuedTokens } from '../../session/expiry.ts';
import { claimsFrom } from '../../session/token-claims.ts';
import { postedMessage } from './posted-message.ts';

/** Issues tokens after a successful sign-in. */
export interface SignInProvider {
  /**
   * Exchanges the session token of a sign-in for tokens, by the code flow with PKCE.
   *
   * @see RFC 6749, RFC 7636, RFC 9207
   */
  readonly tokensFor: (sessionToken: string) => Promise<IssuedTokens>;
}

/** Options of the provider, including its expected issuer. */
export interface SignInProviderOptions extends SdkOptions {
  /**
   * The expected issuer, such as `https://id.example/oauth2/default`; by default the one that the provider publishes.
   */
  readonly issuer?: string | undefined;
}

const authorizeTimeoutMs = 25_000;
const maxBytes = 65_536;
const facts = { call: 'GET /oauth2/default/v1/authorize', operation: 'account.signIn' };

/**
 * Creates the identity provider at `identityUrl`, which is discovered on first use. A server reads the code from the
 * redirect; a page, which cannot read it, receives it from a hidden frame by `postMessage`.
 *
 * @throws {TypeError} when `identityUrl`, `clientId` or `redirectUri` is missing
 */
export function createSignInProvider(options: SignInProviderOptions): SignInProvider {
  const { identityUrl, clientId, redirectUri } = application(options);
  const { provider } = createCallsFor({ provider: { discovery, token } }, options);
  const discover = onceUnlessFailed(() => provider.discovery());
  return {
    async tokensFor(sessionToken) {
      const issuer = options.issuer ?? (await discover()).issuer;
      const [state, nonce, verifier] = [randomText(), randomText(), randomText()];
      const codeChallenge = await challengeOf(verifier);
      const isPage = usesFrame(options);
      const url = authorizeUrl(`${identityUrl.replace(/\/$/, '')}/oauth2/default`, {
        clientId,
        redirectUri,
        state,
        nonce,
        codeChallenge,
        sessionToken,
        prompt: 'none',
        responseMode: isPage ? 'okta_post_message' : undefined,
      });
      const response = await (isPage ? postedResponse(url) : redirectResponse(url, options));
      const tokens = await provider.token({
        body: {
          grant_type: 'authorization_code',
          client_id: clientId,
          redirect_uri: redirectUri,
          code: codeOf(response, { state, iss: issuer }),
          code_verifier: verifier,
        },
      });
      const claims = claimsFrom(tokens.id_token ?? '');
      const aud = [claims?.aud].flat().find((audience) => audience === clientId);
      expectMembers('id_token', { ...claims, aud }, { iss: issuer, aud: clientId, nonce });
      return tokens;
    },
  };
}

/** Returns the options that identify this application to the provider. */
function application({ identityUrl, clientId, redirectUri }: SdkOptions) {
  if (!identityUrl)
    throw new TypeError('account.signIn requires the option identityUrl: pass the URL of the identity provider.');
  if (!clientId)
    throw new TypeError(
      'account.signIn requires the option clientId: pass the id of this application at the identity provider.',
    );
  if (!redirectUri)
    throw new TypeError(
      'account.signIn requires the option redirectUri: pass the redirect URI registered at the identity provider.',
    );
  return { identityUrl, clientId, redirectUri };
}

/** Returns the caller-supplied fetch of the identity provider. */
const ownFetch = ({ fetch }: SdkOptions): Fetch | undefined => (typeof fetch === 'function' ? fetch : fetch?.identity);

/** Whether to use a hidden frame: in a page, unless the caller supplies a fetch. */
const usesFrame = (options: SdkOptions): boolean => typeof document === 'object' && ownFetch(options) === undefined;

const postedResponse = (url: string): Promise<URLSearchParams> =>
  withTimeout(authorizeTimeoutMs, undefined, facts, ({ signal }) => postedMessage(url, signal));

/** Returns the parameters that the provider adds to its redirect URL. */
async function redirectResponse(url: string, options: SdkOptions): Promise<URLSearchParams> {
  const { hooks, headers = {}, clientId, redirectUri } = options;
  const parts = { method: 'GET', headers, body: null, credentials: 'omit', maxBytes } as const;
  const reply = await withTimeout(authorizeTimeoutMs, undefined, facts, ({ signal }) =>
    createSend(ownFetch(options), hooks)(url, { ...parts, signal }),
  ).catch((cause: unknown) => {
    throw isSdkError(cause) ? cause : new NetworkError({ ...facts, cause });
  });
  const location = reply.header('location');
  if (reply.status === 0)
    throw new TypeError(
      'account.signIn reads a redirect, which a worker is not allowed to: call it in a page or on a server.',
    );
  if (location === null && reply.status === 400)
    // RFC 6749 §4.1.2.1: no redirect to an unknown client or URI
    throw new TypeError(
      `account.signIn requires options that the identity provider knows: it has no clientId '${clientId}' with the redirectUri '${redirectUri}'.`,
    );
  if (location === null) throw errorFrom(facts, { status: reply.status, body: undefined });
  return new URL(location, url).searchParams;
}

/** Returns the code of a response, after verifying that it belongs to this request and provider. */
function codeOf(response: URLSearchParams, expected: { readonly state: string; readonly iss: string }): string {
  expectMembers('location', { state: response.get('state'), iss: response.get('iss') ?? expected.iss }, expected);
  const error = response.get('error');
  if (error !== null) throw new HttpError(facts, { status: 400, body: { error } });
  return response.get('code') ?? '';
}

/** Throws when a response belongs to another request or provider. */
function expectMembers(
  where: string,
  given: Readonly<Record<string, unknown>>,
  expected: Readonly<Record<string, string>>,
): void {
  const wrong = Object.keys(expected).filter((name) => given[name] !== expected[name]);
  if (wrong.length === 0) return;
  const issues = wrong.map((name) => ({ path: `${where}.${name}`, problem: 'expected the value of the request' }));
  throw new ContractError(facts, 'reply', issues);
}

const randomText = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

const challengeOf = async (verifier: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Runs work once and caches the result; a failure is not cached. */
function onceUnlessFailed<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | undefined;
  return () => {
    running ??= work().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}
