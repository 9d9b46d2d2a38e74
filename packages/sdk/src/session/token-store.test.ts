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
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}

function cookie(members: Record<string, unknown> = {}) {
  const kept = new Map(Object.entries(members));
  return {
    get: (name: string) => kept.get(name),
    set: (name: string, value: unknown) => void kept.set(name, value),
    unset: (name: string) => void kept.delete(name),
  };
}

describe.each<[string, () => TokenStore]>([
  ['memory', () => memoryTokenStore()],
  ['web storage', () => webTokenStore(storage())],
  ['a cookie session', () => cookieTokenStore(cookie())],
])('a token store in %s', (_, create) => {
  test('SDK-007 gives back the session that was written, and nothing after it was emptied', async () => {
    const store = create();
    expect(await store.read()).toBeUndefined();
    await store.write(session);
    expect(await store.read()).toEqual(session);
    await store.write(undefined);
    expect(await store.read()).toBeUndefined();
  });
});

test('what is not a session reads as none', async () => {
  for (const text of ['', '{', 'null', '[]', '"x"', '{}'])
    expect(await webTokenStore(storage({ 'basin.session': text })).read()).toBeUndefined();
  for (const value of [null, 'x', {}, []])
    expect(await cookieTokenStore(cookie({ tokens: value })).read()).toBeUndefined();
});
