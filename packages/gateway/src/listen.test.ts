import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, type Listener } from './listen.ts';

const PORT = 5395;
let listener: Listener;
let reached: string[];
beforeAll(async () => {
  reached = [];
  const fetch = (request: Request, peer?: string) => {
    reached.push(request.url);
    return new Response(peer);
  };
  listener = await listen({ fetch }, PORT);
});
afterAll(() => listener.close(0));

/** What comes back for raw text. */
async function say(text: string): Promise<string> {
  const socket = connect(PORT, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  socket.end(text);
  await once(socket, 'close');
  return heard;
}

test.each([
  ['a backslash in the path', 'GET /\\evil.example HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
  ['a bad host', 'GET / HTTP/1.1\r\nHost: a/b?c\r\nConnection: close\r\n\r\n', 400],
  ['a host that holds a user', 'GET / HTTP/1.1\r\nHost: user@localhost\r\nConnection: close\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['what is no HTTP', 'HELLO?\r\n\r\n', 400],
  ['a bad header', 'GET / HTTP/1.1\r\nHost: localhost\r\nA\0B: c\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd', 400],
  [
    'a length beside chunks',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['headers of 20 KB', `GET / HTTP/1.1\r\nHost: localhost\r\nA: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s gets an answer with a body and its headers, and reaches no handler', async (_, text, status) => {
  reached.length = 0;
  const heard = await say(text);
  const [head = '', body = ''] = heard.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(head.toLowerCase()).toContain('cache-control: no-store');
  expect(head.toLowerCase()).toContain('content-type: application/json');
  expect(JSON.parse(body)).toMatchObject({ statusCode: status });
  expect(reached).toEqual([]);
});

test('control: a good request reaches its handler, which learns who is at the other end', async () => {
  const heard = await say('GET /a HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect(heard).toMatch(/^HTTP\/1\.1 200 /);
  expect(heard).toContain('127.0.0.1');
});
