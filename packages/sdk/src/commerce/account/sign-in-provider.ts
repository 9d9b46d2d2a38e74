import { createSend, type Fetch } from '../../client/send.ts';
import { withinTime } from '../../client/deadline.ts';
import { ContractError, errorFrom, HttpError, isSdkError, NetworkError } from '../../client/errors.ts';
import { authorizeUrl } from '../../contract/identity-url.ts';
import { token } from '../../contract/identity-session.ts';
import { discovery } from '../../contract/provider.ts';
import { createCallsFor } from '../../create-calls.ts';
import type { SdkOptions } from '../../sdk-options.ts';
import type { IssuedTokens } from '../../session/expiry.ts';
import { claimsFrom } from '../../session/token-claims.ts';
import { answerInFrame } from './answer-in-frame.ts';

/** Gives tokens to who has proved their password. */
export interface SignInProvider {
  /** Tokens for the session token of a sign-in, by the code flow with PKCE. @see RFC 6749, RFC 7636, RFC 9207 */
  readonly tokensFor: (sessionToken: string) => Promise<IssuedTokens>;
}

/** Where the provider is, and which name it must have in tokens. */
export interface SignInProviderOptions extends SdkOptions {
  /** Such as `https://id.example/oauth2/default`; what the provider calls itself unless given. */
  readonly issuer?: string | undefined;
}

const authorizeTimeoutMs = 25_000;
const mostBytes = 65_536;
const facts = { call: 'GET /oauth2/default/v1/authorize', operation: 'account.signIn' };

/**
 * The identity provider at `identityUrl`, discovered when it is first needed. A server reads the code from the redirect;
 * a page, which may not, has it posted from a hidden frame.
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
      const isPage = asksInFrame(options);
      const url = authorizeUrl(`${identityUrl.replace(/\/$/, '')}/oauth2/default`, {
        ...{ clientId, redirectUri, state, nonce, codeChallenge, sessionToken, prompt: 'none' },
        responseMode: isPage ? 'okta_post_message' : undefined,
      });
      const answer = await (isPage ? postedAnswer(url) : redirectAnswer(url, options));
      const tokens = await provider.token({
        body: {
          grant_type: 'authorization_code',
          client_id: clientId,
          redirect_uri: redirectUri,
          code: codeOf(answer, { state, iss: issuer }),
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

/** How the provider knows this application. */
function application({ identityUrl, clientId, redirectUri }: SdkOptions) {
  if (!identityUrl) throw new TypeError('account.signIn needs the option identityUrl, which is missing.');
  if (!clientId) throw new TypeError('account.signIn needs the option clientId, which is missing.');
  if (!redirectUri) throw new TypeError('account.signIn needs the option redirectUri, which is missing.');
  return { identityUrl, clientId, redirectUri };
}

/** Answers instead of the network, where the caller gave it. */
const ownFetch = ({ fetch }: SdkOptions): Fetch | undefined => (typeof fetch === 'function' ? fetch : fetch?.identity);

/** A page, unless its requests are answered within it. */
const asksInFrame = (options: SdkOptions): boolean => typeof document === 'object' && ownFetch(options) === undefined;

const postedAnswer = (url: string): Promise<URLSearchParams> =>
  withinTime(authorizeTimeoutMs, undefined, facts, ({ signal }) => answerInFrame(url, signal));

/** What the provider adds to the address that it redirects to. */
async function redirectAnswer(url: string, options: SdkOptions): Promise<URLSearchParams> {
  const { hooks, headers = {} } = options;
  const parts = { method: 'GET', headers, body: null, credentials: 'omit', mostBytes } as const;
  const reply = await withinTime(authorizeTimeoutMs, undefined, facts, ({ signal }) =>
    createSend(ownFetch(options), hooks)(url, { ...parts, signal }),
  ).catch((cause: unknown) => {
    throw isSdkError(cause) ? cause : new NetworkError({ ...facts, cause });
  });
  const location = reply.header('location');
  if (reply.status === 0)
    throw new TypeError('account.signIn reads a redirect, which a worker may not: call it in a page or on a server.');
  if (location === null) throw errorFrom(facts, { status: reply.status, body: undefined });
  return new URL(location, url).searchParams;
}

/** The code of an answer to this request of this provider. */
function codeOf(answer: URLSearchParams, expected: { readonly state: string; readonly iss: string }): string {
  expectMembers('location', { state: answer.get('state'), iss: answer.get('iss') ?? expected.iss }, expected);
  const error = answer.get('error');
  if (error !== null) throw new HttpError(facts, { status: 400, body: { error } });
  return answer.get('code') ?? '';
}

/** Rejects an answer to another request, or of another provider. */
function expectMembers(
  where: string,
  given: Readonly<Record<string, unknown>>,
  expected: Readonly<Record<string, string>>,
): void {
  const wrong = Object.keys(expected).filter((name) => given[name] !== expected[name]);
  if (wrong.length === 0) return;
  const issues = wrong.map((name) => ({ path: `${where}.${name}`, problem: 'expected that of the request' }));
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

/** Does something once; a failure is forgotten. */
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
