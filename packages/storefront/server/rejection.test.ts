import { once } from 'node:events';
import { connect } from 'node:net';
import { listen, type Listener } from '@basin/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Hono } from 'hono';
import { forwardedFor, type Env } from './forwarded-for.ts';
import { rejection } from './rejection.ts';

let server: Listener;
beforeAll(async () => {
  const app = new Hono<Env>().all('*', (c) => c.text(`page for ${forwardedFor(c)}`));
  const fetch = (request: Request, peer?: string) => app.fetch(request, { peer });
  server = await listen({ fetch, host: '127.0.0.1', port: 0, rejection });
});
afterAll(() => server.close(0));

/** What comes back for raw text. */
async function say(text: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  socket.end(text);
  await once(socket, 'close');
  return heard;
}

test.each([
  ['a backslash in the path', 'GET /\\evil.example HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
  ['a host that holds a user', 'GET / HTTP/1.1\r\nHost: user@localhost\r\nConnection: close\r\n\r\n', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['what is not HTTP', 'HELLO?\r\n\r\n', 400],
  ['headers of 20 KB', `GET / HTTP/1.1\r\nHost: localhost\r\nA: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is answered with a text, under the headers of every page', async (_, text, status) => {
  const [head = '', body = ''] = (await say(text)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const header of ['x-content-type-options: nosniff', 'x-frame-options: deny', "default-src 'none'", 'no-store'])
    expect(head.toLowerCase()).toContain(header);
  expect(body).toContain('This address cannot be read.');
});

test('a page knows for whom it is: the address at the other end, after what came along', async () => {
  const ask = (header: string) => say(`GET / HTTP/1.1\r\nHost: localhost\r\n${header}Connection: close\r\n\r\n`);
  expect(await ask('')).toContain('page for 127.0.0.1');
  expect(await ask('X-Forwarded-For: 203.0.113.5\r\n')).toContain('page for 203.0.113.5, 127.0.0.1');
});
