import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadKeys } from './key-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'basin-keys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('gateways that start concurrently on one data folder share its keys, which only the owner can read', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, () => loadKeys(folder)));
  expect(new Set(all.map(({ guest }) => guest.signing.kid)).size).toBe(1);
  expect(new Set(all.map(({ guestId }) => Buffer.from(guestId).toString('hex'))).size).toBe(1);
  expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
});

test('the published key set contains no private key', async () => {
  const { identity } = await loadKeys(folder);
  const members = identity.jwks.keys.map((key) => Object.keys(key).sort());
  expect(members).toEqual([['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']]);
});

test('loading a key file with invalid keys fails', async () => {
  const { writeFileSync } = await import('node:fs');
  const broken = mkdtempSync(join(folder, 'broken-'));
  writeFileSync(join(broken, 'keys.json'), JSON.stringify({ guest: [], identity: [], guestId: 'short' }));
  await expect(loadKeys(broken)).rejects.toThrow();
});
