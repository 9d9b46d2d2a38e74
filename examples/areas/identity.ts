import { createHash, randomBytes } from 'node:crypto';
import { authorizeUrl, type Fetch, type SdkCalls } from '@basin/sdk';

interface Provider {
  /** Such as `https://id.example.com/oauth2/default`. */
  readonly issuer: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly fetch: Fetch;
}

/** Signs in on the server: password, authorisation code with PKCE, then tokens for the session. */
export async function signIn(sdk: SdkCalls, provider: Provider, username: string, password: string): Promise<string> {
  const { status, sessionToken } = await sdk.identity.signIn({ body: { username, password } });
  if (sessionToken === undefined) return status; // LOCKED_OUT, PASSWORD_EXPIRED, …
  const verifier = randomBytes(48).toString('base64url');
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url');
  const [state, nonce] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')];
  const url = authorizeUrl(provider.issuer, { ...provider, state, nonce, codeChallenge, sessionToken });
  const { headers } = await provider.fetch(new Request(url, { redirect: 'manual' }));
  const response = new URL(headers.get('location') ?? '').searchParams;
  if (response.get('state') !== state) throw new Error('The state of the response does not match the request.');
  const tokens = await sdk.identity.token({
    body: {
      grant_type: 'authorization_code',
      client_id: provider.clientId,
      redirect_uri: provider.redirectUri,
      code: response.get('code') ?? '',
      code_verifier: verifier,
    },
  });
  await sdk.session.signIn(tokens);
  return status;
}
