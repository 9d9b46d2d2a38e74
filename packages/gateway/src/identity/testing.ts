import { createHash } from 'node:crypto';
import type { Origin } from '../http/origin.ts';

/** The client that the shop is, and a verifier with its challenge. */
export const clientId = 'storefront';
export const redirectUri = 'http://localhost:3000/login/callback';
const verifier = 'v'.repeat(64);
export const challenge = createHash('sha256').update(verifier).digest('base64url');

/** An answer of the provider, read. */
export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

/** The answer of a gateway to a request for the account of a token. */
export const accountOf = async ({ fetch }: Origin, token: string): Promise<Response> =>
  fetch(new Request('http://gateway.test/customer/me', { headers: { authorization: `Bearer ${token}` } }));

/** Speaks to an identity provider as a shop's server does. */
export function identityCaller({ fetch }: Origin) {
  const send = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const response = await fetch(new Request(`http://127.0.0.1:4002${path}`, init));
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : { text }) as Answer['body'],
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
  /** All the way from a password to tokens. */
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

/** What a redirect carries. */
export const locationOf = (headers: Headers): URL => new URL(headers.get('location') ?? 'missing:');
export const codeOf = (headers: Headers): string => locationOf(headers).searchParams.get('code') ?? '';
export const cookieOf = (headers: Headers): string => headers.get('set-cookie')?.split(';')[0] ?? '';
