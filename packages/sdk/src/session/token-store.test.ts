import { describe, expect, test } from 'vitest';
import {
  cookieTokenStore,
  memoryTokenStore,
  webTokenStore,
  type StoredSession,
  type TokenStore,
} from './token-store.ts';

const session: StoredSession = {
  isAuthenticated: true,
  token: 't',
  expiresAtMs: 1,
  refreshToken: 'r',
  anonymousId: 'g',
};

function storage(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
}

function cookie(members: Record<string, unknown> = {}) {
  const stored = new Map(Object.entries(members));
  return {
    get: (name: string) => stored.get(name),
    set: (name: string, value: unknown) => void stored.set(name, value),
    unset: (name: string) => void stored.delete(name),
  };
}

describe.each<[string, () => TokenStore]>([
  ['memory', () => memoryTokenStore()],
  ['web storage', () => webTokenStore(storage())],
  ['a cookie session', () => cookieTokenStore(cookie())],
])('a token store in %s', (_, create) => {
  test('SDK-007 a token store returns the session that was written, and undefined after it was cleared', async () => {
    const store = create();
    expect(await store.read()).toBeUndefined();
    await store.write(session);
    expect(await store.read()).toEqual(session);
    await store.write(undefined);
    expect(await store.read()).toBeUndefined();
  });
});

test('an invalid stored value is no session', async () => {
  for (const text of ['', '{', 'null', '[]', '"x"', '{}'])
    expect(await webTokenStore(storage({ 'basin.session': text })).read()).toBeUndefined();
  for (const value of [null, 'x', {}, []])
    expect(await cookieTokenStore(cookie({ tokens: value })).read()).toBeUndefined();
});

test('a session that a full storage refuses is kept in memory until it is cleared', async () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const store = webTokenStore({ ...storage(), setItem: full });
  await store.write(session);
  expect(await store.read()).toEqual(session);
  await store.write(undefined);
  expect(await store.read()).toBeUndefined();
});
