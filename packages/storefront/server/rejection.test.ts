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

/** Sends raw text and returns the response. */
async function sendRaw(text: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  socket.end(text);
  await once(socket, 'close');
  return received;
}

test.each([
  ['a backslash in the path', 'GET /\\evil.example HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
  ['a host with a user name', 'GET / HTTP/1.1\r\nHost: user@localhost\r\nConnection: close\r\n\r\n', 400],
  [
    'a request with two hosts',
    'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    400,
  ],
  ['a request without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a request that is not HTTP', 'HELLO?\r\n\r\n', 400],
  ['headers of 20 KB', `GET / HTTP/1.1\r\nHost: localhost\r\nA: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s gets a plain-text error with the security headers of every page', async (_, text, status) => {
  const [head = '', body = ''] = (await sendRaw(text)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const header of ['x-content-type-options: nosniff', 'x-frame-options: deny', "default-src 'none'", 'no-store'])
    expect(head.toLowerCase()).toContain(header);
  expect(body).toContain('This address cannot be read.');
});

test('a page receives the incoming X-Forwarded-For header followed by the IP address of the peer', async () => {
  const get = (header: string) => sendRaw(`GET / HTTP/1.1\r\nHost: localhost\r\n${header}Connection: close\r\n\r\n`);
  expect(await get('')).toContain('page for 127.0.0.1');
  expect(await get('X-Forwarded-For: 203.0.113.5\r\n')).toContain('page for 203.0.113.5, 127.0.0.1');
});
