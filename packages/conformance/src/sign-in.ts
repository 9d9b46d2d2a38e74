import { authorizeUrl } from '@basin/sdk/contract';
import { shopperWith } from './shopper.ts';
import { expectThat } from './verdict.ts';
import type { Customer, Visitor } from './visitor.ts';

const conformanceClient = 'storefront';
/** The default redirect URI of a shop. */
export const callback = 'http://localhost:3000/login/callback';

/** The tokens of a signed-in account. */
export interface Tokens {
  readonly access_token: string;
  readonly refresh_token?: string | undefined;
}

/** Signs in with a password, an authorization code and its verifier; an account opened for the visit is erased at the end. */
export async function signIn(visit: Visitor, account: { email: string; password: string }): Promise<Customer> {
  const { access_token: token } = await tokensOf(visit, account);
  const customer = { ...account, ...shopperWith(visit.call, token, '') };
  if (!visit.settings.account) visit.atEnd(() => customer.reply('customer.delete'));
  return customer;
}

/** Signs in with a password and resolves to tokens. */
export async function tokensOf(visit: Visitor, account: { email: string; password: string }): Promise<Tokens> {
  const { email: username, password } = account;
  const { status, sessionToken } = await visit.reply('identity.signIn', { body: { username, password } });
  expectThat(sessionToken !== undefined, `identity.signIn returned the status ${status} without a session token`);
  const { code, verifier } = await codeOf(visit, sessionToken);
  return visit.reply('identity.token', { body: redemption(visit, code, verifier) });
}

/** Returns the body that exchanges a code for tokens. */
export const redemption = ({ settings }: Visitor, code: string, verifier: string) => ({
  grant_type: 'authorization_code',
  client_id: settings.clientId ?? conformanceClient,
  redirect_uri: settings.redirectUri ?? callback,
  code,
  code_verifier: verifier,
});

/** Resolves to an authorization code for a session token, its verifier, and the cookie of the session. */
export async function codeOf(
  visit: Visitor,
  sessionToken: string,
): Promise<{ code: string; verifier: string; cookie: string }> {
  const { identityUrl = '', clientId = conformanceClient, redirectUri = callback } = visit.settings;
  const verifier = crypto.randomUUID() + crypto.randomUUID();
  const issuer = `${identityUrl.replace(/\/$/, '')}/oauth2/default`;
  const codeChallenge = await challengeOf(verifier);
  const state = crypto.randomUUID();
  const url = authorizeUrl(issuer, { clientId, redirectUri, state, nonce: state, codeChallenge, sessionToken });
  const response = await visit.send('identity', new Request(url, { redirect: 'manual' }));
  const location = response.headers.get('location') ?? '';
  const client = `for ${clientId} at ${redirectUri} (--client-id, --redirect-uri)`;
  expectThat(
    location.startsWith(redirectUri),
    `no code ${client}: the authorization endpoint returned ${response.status}`,
  );
  const query = new URL(location).searchParams;
  expectThat(query.get('state') === state, 'the authorization endpoint returned another state');
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  return { code: query.get('code') ?? '', verifier, cookie };
}

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
