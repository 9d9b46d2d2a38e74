import { describe, expect, test } from 'vitest';
import { createSealedSessions } from './sealed-session.server.ts';

const secret = 'correct horse battery staple, long enough';
const sessionsOf = (publicOrigin: string, key = secret) =>
  createSealedSessions<{ token: string }>({ secret: key, publicOrigin });
const pair = (header: string) => header.split(';', 1)[0] ?? '';
const pairs = (headers: readonly string[]) => headers.map(pair).join('; ');

async function cookiesWith(token: string, publicOrigin = 'https://shop.example', before: string | null = null) {
  const sessions = sessionsOf(publicOrigin);
  const session = await sessions.read(null);
  session.set('token', token);
  return sessions.write(session, before);
}
const cookieWith = async (token: string, publicOrigin?: string) => (await cookiesWith(token, publicOrigin))[0] ?? '';

describe('the session cookie', () => {
  test('a session cookie restores the session and does not reveal its content', async () => {
    const header = await cookieWith('eyJhbGciOi.secret');
    expect(header).not.toContain('secret');
    const session = await sessionsOf('https://shop.example').read(`other=1; ${pair(header)}`);
    expect(session.get('token')).toBe('eyJhbGciOi.secret');
  });

  test.each(['https://shop.example', 'http://localhost:3000', 'http://127.0.0.1:3000'])(
    'the session cookie is a __Host- cookie on %s',
    async (origin) => {
      expect(await cookieWith('t', origin)).toMatch(
        /^__Host-sid=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
    },
  );

  test('the session cookie works over plain http on other hosts, where browsers reject Secure cookies', async () => {
    expect(await cookieWith('t', 'http://shop.internal')).toMatch(
      /^sid=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('a session cookie that is modified, sealed with another secret or malformed gives an empty session', async () => {
    const header = pair(await cookieWith('t'));
    const changed = header.slice(0, -4) + (header.endsWith('AAAA') ? 'BBBB' : 'AAAA');
    for (const cookie of [changed, '__Host-sid=x', '__Host-sid=', 'sid=x'])
      expect((await sessionsOf('https://shop.example').read(cookie)).data).toEqual({});
    const other = sessionsOf('https://shop.example', 'another secret that is long enough too');
    expect((await other.read(header)).data).toEqual({});
  });

  test.each([100, 2_000, 5_000, 12_000])(
    'a session of %i characters is stored in cookies of at most 3,500 bytes',
    async (length) => {
      const token = Array.from({ length }, (_, index) => String.fromCharCode(97 + (index % 26))).join('');
      const headers = await cookiesWith(token);
      for (const header of headers) expect(header.length).toBeLessThanOrEqual(3_500);
      const cookies = headers.map(pair).toReversed().join('; ');
      expect((await sessionsOf('https://shop.example').read(cookies)).get('token')).toBe(token);
    },
  );

  test('the cookies that a shorter session no longer needs are deleted and not read', async () => {
    const long = pairs(await cookiesWith('x'.repeat(5_000)));
    const headers = await cookiesWith('short', 'https://shop.example', long);
    expect(headers.map((header) => [header.split('=', 1)[0], header.includes('Max-Age=0')])).toEqual([
      ['__Host-sid', false],
      ['__Host-sid.1', true],
      ['__Host-sid.2', true],
    ]);
    const mixed = [pair(headers[0] ?? ''), ...long.split('; ').slice(1)].join('; ');
    expect((await sessionsOf('https://shop.example').read(mixed)).get('token')).toBe('short');
  });
});
