import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTHeaderParameters, type JWTPayload } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedAccounts } from '../demonstration/seed-accounts.ts';
import { testGateway, type TestGateway } from '../../testing/gateway.ts';
import { createShopper, shopperWith, signInAs } from '../../testing/shopper.ts';
import { createKeys, type KeyRing, type Keys } from './keys.ts';

let gateway: TestGateway;
let keys: Keys;
let tokens: { name: string; token: string; ring: KeyRing }[];
beforeAll(async () => {
  keys = await createKeys();
  gateway = await testGateway({ keys, fill: seedAccounts });
  tokens = [
    { name: 'guest', token: (await createShopper(gateway)).token, ring: keys.guest },
    { name: 'access', token: (await signInAs(gateway, 'homeowner@example.com')).token, ring: keys.identity },
  ];
});
afterAll(() => gateway.close());

const partsOf = (token: string) => {
  const [head = '', body = ''] = token.split('.').map((part) => Buffer.from(part, 'base64url').toString());
  return { head: JSON.parse(head) as JWTHeaderParameters, body: JSON.parse(body) as JWTPayload };
};
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Changes header members or claims of a genuine token and signs it again, so that only validation can reject it. */
const signed = (token: string, ring: KeyRing, head: object, body: object): Promise<string> => {
  const parts = partsOf(token);
  const claims = Object.fromEntries(
    Object.entries({ ...parts.body, ...body }).filter(([, value]) => value !== undefined),
  );
  return new SignJWT(claims).setProtectedHeader({ ...parts.head, ...head }).sign(ring.signing.privateKey);
};

const year = 31_536_000;

/** Forty forgeries of a genuine token. */
async function forgeries(token: string, ring: KeyRing, other: KeyRing): Promise<(readonly [string, string])[]> {
  const { head, body } = partsOf(token);
  const [header = '', claims = '', signature = ''] = token.split('.');
  const outsider = await generateKeyPair('ES256');
  const jwk = await exportJWK(outsider.publicKey);
  const byOutsider = (more: object) =>
    new SignJWT(body).setProtectedHeader({ ...head, ...more }).sign(outsider.privateKey);
  const secret = (text: string) =>
    new SignJWT(body)
      .setProtectedHeader({ ...head, alg: 'HS256' })
      .sign(new TextEncoder().encode(text.padEnd(32, ' ')));
  const unsigned = (more: object) => `${encode({ ...head, ...more })}.${claims}.`;
  const changed = (more: object) => `${header}.${encode({ ...body, ...more })}.${signature}`;
  const now = Number(body.iat);
  const forged: Record<string, string | Promise<string>> = {
    'no signature': new UnsecuredJWT(body).encode(),
    'alg none': unsigned({ alg: 'none' }),
    'alg None': unsigned({ alg: 'None' }),
    'alg NONE with its signature': `${encode({ ...head, alg: 'NONE' })}.${claims}.${signature}`,
    'alg none and no typ': unsigned({ alg: 'none', typ: undefined }),
    'alg empty': unsigned({ alg: '' }),
    'alg missing': unsigned({ alg: undefined }),
    'alg RS256': `${encode({ ...head, alg: 'RS256' })}.${claims}.${signature}`,
    'alg ES384': `${encode({ ...head, alg: 'ES384' })}.${claims}.${signature}`,
    'signed with the public key': secret(JSON.stringify(ring.jwks.keys[0])),
    'signed with the key id': secret(ring.signing.kid),
    'signed with an empty secret': secret(''),
    'signed by an outsider': byOutsider({}),
    'signed by an outsider with an embedded key': byOutsider({ jwk }),
    'signed by an outsider without a key id': byOutsider({ kid: undefined }),
    'signed by an outsider with a key URL': byOutsider({ jku: 'http://evil.example/keys' }),
    'signed by an outsider with a certificate URL': byOutsider({ x5u: 'http://evil.example/c.pem' }),
    'signed by the other key ring': new SignJWT(body)
      .setProtectedHeader({ ...head, kid: other.signing.kid })
      .sign(other.signing.privateKey),
    'signed by the other key ring under this key id': new SignJWT(body)
      .setProtectedHeader(head)
      .sign(other.signing.privateKey),
    'a key id that is a path': byOutsider({ kid: '../../dev/null' }),
    'a key id that is SQL': byOutsider({ kid: "' or '1'='1" }),
    'subject changed': changed({ sub: 'trade@example.com' }),
    'expiry changed': changed({ exp: now + year }),
    'persona added': changed({ persona: ['KOUS:TVS'], koc: 'A-1001' }),
    'signature truncated': token.slice(0, -4),
    'a signature of zeros': `${header}.${claims}.${Buffer.alloc(64).toString('base64url')}`,
    'signature and claims swapped': `${header}.${signature}.${claims}`,
    'an additional part': `${token}.${signature}`,
    expired: signed(token, ring, {}, { exp: now - 1 }),
    'no expiry': signed(token, ring, {}, { exp: undefined }),
    'an expiry that is text': signed(token, ring, {}, { exp: '9999999999' }),
    'not valid yet': signed(token, ring, {}, { nbf: now + year }),
    'no time of issue': signed(token, ring, {}, { iat: undefined }),
    'for another audience': signed(token, ring, {}, { aud: 'api://other' }),
    'without an audience': signed(token, ring, {}, { aud: undefined }),
    'from another issuer': signed(token, ring, {}, { iss: 'https://evil.example' }),
    'of another type': signed(token, ring, { typ: 'JWT' }, {}),
    'without a type': signed(token, ring, { typ: undefined }, {}),
    'too long': signed(token, ring, {}, { filler: 'x'.repeat(8_000) }),
    'critical and unknown': `${encode({ ...head, crit: ['x'], x: 1 })}.${claims}.${signature}`,
    'of an unknown grant or guest': signed(token, ring, {}, { grant: 'none', anonymousId: 7, scope: 'guest koc' }),
  };
  return Promise.all(Object.entries(forged).map(async ([name, token]) => [name, await token] as const));
}

test('GW-020 eighty forged tokens are rejected, and the two genuine tokens they derive from are accepted', async () => {
  const accepted: string[] = [];
  let count = 0;
  for (const { name, token, ring } of tokens) {
    expect((await shopperWith(gateway, token, '').send('GET', '/cart/active')).status).toBe(404); // control
    for (const [forgery, forged] of await forgeries(token, ring, ring === keys.guest ? keys.identity : keys.guest)) {
      count += 1;
      const { status, body } = await shopperWith(gateway, forged, '').send('GET', '/cart/active');
      if (status !== 401 || (body as { message: string }).message !== 'Invalid JWT.')
        accepted.push(`${name}: ${forgery} (${status})`);
    }
  }
  expect(count).toBeGreaterThanOrEqual(80);
  expect(accepted).toEqual([]);
});

test('a guest id that the gateway did not issue is never reused: two hundred planted ids get new guests on every request', async () => {
  const planted = Array.from({ length: 200 }, (_, index) => `planted-${index}`);
  const guestOf = async (gId: string) => {
    const response = await gateway.fetch(
      new Request(`http://gateway.test/oauth/token?scope=guest&gId=${gId}`, { method: 'POST' }),
    );
    return ((await response.json()) as { data: { anonymousId: string } }).data.anonymousId;
  };
  const first = await Promise.all(planted.map(guestOf));
  const second = await Promise.all(planted.map(guestOf));
  expect(new Set([...first, ...second]).size).toBe(400);
  // control: an issued id returns the same guest
  expect(await guestOf(first[0] ?? '')).toBe(first[0]);
});
