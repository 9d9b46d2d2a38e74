import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify, SignJWT, type JSONWebKeySet } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword, seedAccounts } from '../demonstration/seed-accounts.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { createKeys } from './keys.ts';
import { accountOf, identityCaller } from './testing.ts';

let gateway: TestGateway;
let idp: ReturnType<typeof identityCaller>;
beforeAll(async () => {
  gateway = await testGateway({ fill: seedAccounts });
  idp = identityCaller(gateway.identity);
});
afterAll(() => gateway.close());

const isAccepted = async (token: string) => (await accountOf(gateway, token)).status === 200;

describe('access tokens', () => {
  test('GW-020 GW-018 forged and expired access tokens are rejected, and a genuine one is accepted', async () => {
    const { tokens } = await idp.tokensFor('homeowner@example.com', demoPassword);
    const outsider = (await createKeys()).identity.signing;
    const claims = decodeJwt(tokens.access_token);
    const header = decodeProtectedHeader(tokens.access_token);
    const [head = '', body = '', signature = ''] = tokens.access_token.split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const forged = [
      `${encode({ ...header, alg: 'none' })}.${body}.`,
      `${encode({ ...header, alg: 'none' })}.${body}.${signature}`,
      `${encode({ ...header, alg: 'HS256' })}.${body}.${signature}`,
      `${head}.${encode({ ...claims, koc: 'A-1001' })}.${signature}`,
      `${head}.${encode({ ...claims, persona: ['KOUS:TVS'] })}.${signature}`,
      await new SignJWT(claims).setProtectedHeader({ ...header, alg: 'ES256' }).sign(outsider.privateKey),
      await new SignJWT(claims)
        .setProtectedHeader({ ...header, alg: 'ES256', kid: outsider.kid })
        .sign(outsider.privateKey),
    ];
    for (const token of forged) expect(await isAccepted(token)).toBe(false);
    expect(await isAccepted(tokens.access_token)).toBe(true);
    gateway.pass(3_600_000);
    const expired = await accountOf(gateway, tokens.access_token);
    expect([expired.status, ((await expired.json()) as { message: string }).message]).toEqual([401, 'Invalid JWT.']);
  });
});

test('GW-018 the keys that the discovery document links to verify the issued tokens', async () => {
  const { body } = await idp.send('/oauth2/default/.well-known/openid-configuration');
  const { tokens } = await idp.tokensFor('homeowner@example.com', demoPassword);
  const { body: jwks } = await idp.send(new URL(String(body.jwks_uri)).pathname);
  const verified = await jwtVerify(tokens.id_token, createLocalJWKSet(jwks as unknown as JSONWebKeySet), {
    issuer: String(body.issuer),
    audience: 'storefront',
    currentDate: gateway.now(),
  });
  expect(verified.payload.email).toBe('homeowner@example.com');
});
