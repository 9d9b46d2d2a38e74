import { describe, expect, test } from 'vitest';
import { createSealedSessionStorage } from './sealed-session.server.ts';

const secret = 'correct horse battery staple, long enough';
const storageOf = (publicOrigin: string, key = secret) =>
  createSealedSessionStorage<{ token: string }>({ secret: key, publicOrigin });
const pair = (header: string) => header.split(';', 1)[0] ?? '';

async function cookieWith(token: string, publicOrigin = 'https://shop.example'): Promise<string> {
  const storage = storageOf(publicOrigin);
  const session = await storage.getSession();
  session.set('token', token);
  return storage.commitSession(session);
}

describe('the session cookie', () => {
  test('gives back what was put in, and shows nothing of it', async () => {
    const header = await cookieWith('eyJhbGciOi.secret');
    expect(header).not.toContain('secret');
    const session = await storageOf('https://shop.example').getSession(`other=1; ${pair(header)}`);
    expect(session.get('token')).toBe('eyJhbGciOi.secret');
  });

  test.each(['https://shop.example', 'http://localhost:3000', 'http://127.0.0.1:3000'])(
    'is a __Host- cookie on %s',
    async (origin) => {
      expect(await cookieWith('t', origin)).toMatch(
        /^__Host-sid=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
    },
  );

  test('still works on plain http elsewhere, where browsers refuse Secure cookies', async () => {
    expect(await cookieWith('t', 'http://shop.internal')).toMatch(
      /^sid=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('is no session when it was changed, sealed with another secret, or is nonsense', async () => {
    const header = pair(await cookieWith('t'));
    const changed = header.slice(0, -4) + (header.endsWith('AAAA') ? 'BBBB' : 'AAAA');
    for (const cookie of [changed, '__Host-sid=x', '__Host-sid=', 'sid=x'])
      expect((await storageOf('https://shop.example').getSession(cookie)).data).toEqual({});
    const other = storageOf('https://shop.example', 'another secret that is long enough too');
    expect((await other.getSession(header)).data).toEqual({});
  });

  test('ends at once when it is destroyed', async () => {
    const storage = storageOf('https://shop.example');
    expect(await storage.destroySession(await storage.getSession())).toContain('Max-Age=0');
  });

  test('stays under the 4 KB of a browser with two tokens of a signed-in shopper', async () => {
    expect((await cookieWith('x'.repeat(2000))).length).toBeLessThan(4096);
  });
});
