import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { expect, test, vi } from 'vitest';
import { createGuestIds } from './guest-id.ts';
import { createGuestTokens } from './guest-token.ts';
import { algorithm, createKeys } from './keys.ts';
import type { TokenKind } from './token-signer.ts';

const keys = await createKeys();
const start = new Date('2030-01-02T10:00:00Z');
let count = 0;
const ids = createGuestIds({ secret: keys.guestId, newId: () => `guest-${String(++count)}` });
const guestTokensAt = (now: Date) => createGuestTokens({ ids, kind: { ...kind, now: () => now } });
const kind: TokenKind = {
  keys: keys.guest,
  issuer: 'urn:test',
  audience: 'gateway',
  type: 'guest+jwt',
  now: () => start,
};
const tokens = guestTokensAt(start);

test('GW-001 an issued guest id gets a token for the same guest, with the requested channel', async () => {
  const first = await tokens.issue({ channel: 'KOCA' });
  const second = await tokens.issue({ gId: first.anonymousId, channel: 'KOCA' });
  expect(await tokens.read(second.accessToken)).toEqual({ anonymousId: first.anonymousId, channel: 'KOCA' });
});

test('GW-001 a request without a guest id gets a new guest each time, on the channel KOUS', async () => {
  const [one, other] = [await tokens.issue({}), await tokens.issue({ gId: '' })];
  expect(one.anonymousId).not.toBe(other.anonymousId);
  expect(one.channel).toBe('KOUS');
});

test('GW-001 an unknown guest id gets a new guest each time', async () => {
  const [one, again] = await Promise.all(['abc', 'abc'].map((gId) => tokens.issue({ gId })));
  expect(one?.anonymousId).not.toBe(again?.anonymousId);
  expect((await tokens.issue({ gId: one?.anonymousId })).anonymousId).toBe(one?.anonymousId);
});

test('a forged guest id never gets the guest that it imitates', async () => {
  const { anonymousId } = await tokens.issue({});
  const [name = '', signature = ''] = anonymousId.split('.');
  const planted = [
    name,
    `${name}.`,
    `.${signature}`,
    `${name}.${'A'.repeat(signature.length)}`,
    `${name}.${signature}A`,
    `${name}.${signature.toUpperCase()}`,
    ` ${anonymousId}`,
    ...Array.from({ length: 200 }, (_, index) => `g-guest-${String(index)}.${signature}`).filter(
      (id) => id !== anonymousId,
    ),
  ];
  for (const gId of planted) expect((await tokens.issue({ gId })).anonymousId).not.toBe(anonymousId);
});
const day = 86_400;
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);

test('GW-002 the signature of a token is verified once, and a cached token still expires after a day', async () => {
  const clock = { now: start };
  const { issue, read } = createGuestTokens({ ids, kind: { ...kind, now: () => clock.now } });
  const { accessToken } = await issue({});
  const verify = vi.spyOn(crypto.subtle, 'verify');
  for (const now of [start, at(1), at(day - 1)]) {
    clock.now = now;
    expect(await read(accessToken)).toBeDefined();
  }
  expect(verify).toHaveBeenCalledTimes(1);
  verify.mockRestore();
  const [head = '', claims = ''] = accessToken.split('.');
  const other = await issue({});
  expect(await read(`${head}.${claims}.${other.accessToken.split('.')[2]}`)).toBeUndefined();
  clock.now = at(day);
  expect(await read(accessToken)).toBeUndefined();
});

test('GW-002 a guest token is valid for exactly one day', async () => {
  const { accessToken, expiresInSeconds } = await tokens.issue({});
  expect(expiresInSeconds).toBe(day);
  expect(await guestTokensAt(at(day - 1)).read(accessToken)).toBeDefined();
  expect(await guestTokensAt(at(day)).read(accessToken)).toBeUndefined();
});

const claims = { anonymousId: 'g-1.x', channel: 'KOUS', scope: 'guest' };
const seconds = start.getTime() / 1000;
const sign = ({ header = {}, body = {}, key = keys.guest.signing.privateKey } = {}) =>
  new SignJWT({ iss: 'urn:test', aud: 'gateway', iat: seconds, exp: seconds + 60, ...claims, ...body })
    .setProtectedHeader({ alg: algorithm, typ: 'guest+jwt', kid: keys.guest.signing.kid, ...header })
    .sign(key);

test('GW-002 control: a correct handmade token is accepted', async () => {
  expect(await tokens.read(await sign())).toEqual({ anonymousId: 'g-1.x', channel: 'KOUS' });
});

const outsider = (await generateKeyPair(algorithm)).privateKey;
const hmac = new TextEncoder().encode(JSON.stringify(keys.guest.jwks.keys[0]));
const unsecured = new UnsecuredJWT({
  iss: 'urn:test',
  aud: 'gateway',
  iat: seconds,
  exp: seconds + 60,
  ...claims,
}).encode();
const good = await sign();
test.each<[string, () => Promise<string> | string]>([
  ['without a signature', () => unsecured],
  ['signed by another key', () => sign({ key: outsider })],
  ['signed by the key of identity tokens', () => sign({ key: keys.identity.signing.privateKey })],
  ['that names an unknown key', () => sign({ header: { kid: 'other' } })],
  ['that names no key', () => sign({ header: { kid: undefined } })],
  ['of another type', () => sign({ header: { typ: 'at+jwt' } })],
  ['of no type', () => sign({ header: { typ: undefined } })],
  ['for another audience', () => sign({ body: { aud: 'other' } })],
  ['for no audience', () => sign({ body: { aud: undefined } })],
  ['of another issuer', () => sign({ body: { iss: 'urn:other' } })],
  ['that has expired', () => sign({ body: { exp: seconds - 1 } })],
  ['that never expires', () => sign({ body: { exp: undefined } })],
  ['whose expiry is a string', () => sign({ body: { exp: '9999999999' } })],
  ['that is not valid yet', () => sign({ body: { nbf: seconds + 60 } })],
  ['with another scope', () => sign({ body: { scope: 'customer' } })],
  ['whose guest id is a list', () => sign({ body: { anonymousId: ['g-1'] } })],
  ['with an embedded key', () => sign({ header: { jwk: keys.guest.jwks.keys[0], kid: 'mine' }, key: outsider })],
  [
    'whose body was changed',
    () => good.replace(/\.[^.]+\./, `.${Buffer.from('{"anonymousId":"g-2"}').toString('base64url')}.`),
  ],
  ['whose signature was truncated', () => good.slice(0, -4)],
  ['that is too long', () => sign({ body: { filler: 'x'.repeat(5_000) } })],
  ['that is empty', () => ''],
  ['that is not a JWT', () => 'a.b.c'],
])('GW-020 a token %s is rejected', async (_, forge) => {
  expect(await tokens.read(await forge())).toBeUndefined();
});

test('GW-020 a token signed with the public key as a shared secret is rejected', async () => {
  const forged = await new SignJWT({ iss: 'urn:test', aud: 'gateway', iat: seconds, exp: seconds + 60, ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'guest+jwt', kid: keys.guest.signing.kid })
    .sign(hmac);
  expect(await tokens.read(forged)).toBeUndefined();
});
