import * as oauth from 'oauth4webapi';
import { expect, test } from 'vitest';
import { demoPassword, seedAccounts } from '../demonstration/seed-accounts.ts';
import { testGateway } from '../../testing/gateway.ts';
import { clientId, identityCaller, redirectUri } from './testing.ts';

test('GW-018 a standard OAuth client library can discover the provider, sign in, refresh and revoke tokens', async () => {
  // the library uses the system clock, and so does this gateway
  const gateway = await testGateway({ fill: seedAccounts, now: () => new Date() });
  const options = {
    [oauth.customFetch]: (url: string, init: object) => Promise.resolve(gateway.identity.fetch(new Request(url, init))),
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- deprecated only as a warning; no network is involved
    [oauth.allowInsecureRequests]: true,
  };
  const client: oauth.Client = { client_id: clientId };
  const issuer = new URL('http://127.0.0.1:4002/oauth2/default');
  const server = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, options));

  const [verifier, state, nonce] = [
    oauth.generateRandomCodeVerifier(),
    oauth.generateRandomState(),
    oauth.generateRandomNonce(),
  ];
  const { body } = await identityCaller(gateway.identity).signIn('trade@example.com', demoPassword);
  const authorizeUrl = new URL(server.authorization_endpoint ?? '');
  authorizeUrl.search = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    scope: 'session openid offline_access',
    redirect_uri: redirectUri,
    state,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    sessionToken: String(body.sessionToken),
  }).toString();
  const redirect = await gateway.identity.fetch(new Request(authorizeUrl));
  const callback = new URL(redirect.headers.get('location') ?? '');
  const parameters = oauth.validateAuthResponse(server, client, callback, state);

  const none = oauth.None();
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    none,
    parameters,
    redirectUri,
    verifier,
    options,
  );
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: nonce,
    requireIdToken: true,
  });
  await oauth.validateApplicationLevelSignature(server, response, options);
  expect(oauth.getValidatedIdTokenClaims(tokens)).toMatchObject({ email: 'trade@example.com' });

  const refreshed = await oauth.processRefreshTokenResponse(
    server,
    client,
    await oauth.refreshTokenGrantRequest(server, client, none, tokens.refresh_token ?? '', options),
  );
  expect(refreshed.access_token).not.toBe(tokens.access_token);
  await oauth.processRevocationResponse(
    await oauth.revocationRequest(server, client, none, refreshed.refresh_token ?? '', options),
  );
  await gateway.close();
});
