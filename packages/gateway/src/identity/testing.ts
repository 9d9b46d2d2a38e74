import { createHash } from 'node:crypto';
import type { Origin } from '../http/origin.ts';

/** The shop's client, and a PKCE verifier with its challenge. */
export const clientId = 'storefront';
export const redirectUri = 'http://localhost:3000/login/callback';
const verifier = 'v'.repeat(64);
export const challenge = createHash('sha256').update(verifier).digest('base64url');

/** A parsed response of the provider. */
export interface IdentityResponse {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

/** Requests the account of a token from a gateway. */
export const accountOf = async ({ fetch }: Origin, token: string): Promise<Response> =>
  fetch(new Request('http://gateway.test/customer/me', { headers: { authorization: `Bearer ${token}` } }));

/** Creates a client of an identity provider, like a shop's server. */
export function identityCaller({ fetch }: Origin) {
  const send = async (path: string, init: RequestInit = {}): Promise<IdentityResponse> => {
    const response = await fetch(new Request(`http://127.0.0.1:4002${path}`, init));
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : { text }) as IdentityResponse['body'],
    };
  };
  const post = (path: string, body: object) =>
    send(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  const form = (path: string, fields: Record<string, string>) =>
    send(path, { method: 'POST', body: new URLSearchParams(fields) });
  const signIn = (username: string, password: string) => post('/api/v1/authn', { username, password });
  const authorize = (query: Record<string, string | undefined>, cookie?: string) => {
    const all: Record<string, string | undefined> = { ...authorizeDefaults, ...query };
    const given = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    return send(
      `/oauth2/default/v1/authorize?${new URLSearchParams(given).toString()}`,
      cookie ? { headers: { cookie } } : {},
    );
  };
  const token = (fields: Record<string, string>) =>
    form('/oauth2/default/v1/token', { client_id: clientId, ...fields });
  const redeem = (code: string, fields: Record<string, string> = {}) =>
    token({ grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri, ...fields });
  const refresh = (refreshToken: string, fields: Record<string, string> = {}) =>
    token({ grant_type: 'refresh_token', refresh_token: refreshToken, ...fields });
  const revoke = (value: string, fields: Record<string, string> = {}) =>
    form('/oauth2/default/v1/revoke', { client_id: clientId, token: value, ...fields });
  /** Signs in with a password and returns the tokens and the session cookie. */
  const tokensFor = async (username: string, password: string, query: Record<string, string | undefined> = {}) => {
    const { body } = await signIn(username, password);
    const { headers } = await authorize({ sessionToken: String(body.sessionToken), ...query });
    const { body: tokens } = await redeem(codeOf(headers));
    return {
      tokens: tokens as { access_token: string; refresh_token: string; id_token: string; scope: string },
      cookie: cookieOf(headers),
    };
  };
  return { send, post, form, signIn, authorize, token, redeem, refresh, revoke, tokensFor };
}

const authorizeDefaults = {
  client_id: clientId,
  response_type: 'code',
  scope: 'session openid offline_access',
  redirect_uri: redirectUri,
  state: 'state-1',
  nonce: 'nonce-1',
  code_challenge: challenge,
  code_challenge_method: 'S256',
};

/** Reads the parts of a redirect response. */
export const redirectOf = (headers: Headers): URL => new URL(headers.get('location') ?? 'missing:');
export const codeOf = (headers: Headers): string => redirectOf(headers).searchParams.get('code') ?? '';
export const cookieOf = (headers: Headers): string => headers.get('set-cookie')?.split(';')[0] ?? '';
