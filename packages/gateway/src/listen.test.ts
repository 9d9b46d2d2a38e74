import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n', 400],
  ['what is no HTTP', 'HELLO?\r\n\r\n', 400],
  ['a tunnel to elsewhere', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
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

test('what a client expects beside an answer does not matter', async () => {
  const heard = await say('GET /a HTTP/1.1\r\nHost: localhost\r\nExpect: a miracle\r\nConnection: close\r\n\r\n');
  expect(heard).toMatch(/^HTTP\/1\.1 200 /);
});

test('control: a good request reaches its handler, which learns who is at the other end', async () => {
  const heard = await say('GET /a HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect(heard).toMatch(/^HTTP\/1\.1 200 /);
  expect(heard).toContain('127.0.0.1');
});

describe('those who take their time', () => {
  const SLOW_PORT = 5396;
  const CONNECTIONS = 60;
  let slow: Listener;
  beforeAll(async () => {
    const fetch = async (request: Request) => new Response(await request.text());
    slow = await listen({ fetch }, SLOW_PORT, { headersMs: 400, requestMs: 800, connections: CONNECTIONS });
  });
  afterAll(() => slow.close(0));

  /** Sends a byte now and then until the other side has had enough; what it said. */
  async function dribble(start: string): Promise<string> {
    const socket = connect(SLOW_PORT, '127.0.0.1');
    let heard = '';
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    socket.on('error', () => undefined); // cut off while it sends
    socket.write(start);
    const timer = setInterval(() => socket.write('a'), 50);
    await once(socket, 'close');
    clearInterval(timer);
    return heard;
  }
  const ask = async () => (await fetch(`http://127.0.0.1:${SLOW_PORT}/`, { headers: { connection: 'close' } })).status;

  test('headers and bodies without end are cut off with 408, and meanwhile others are served', async () => {
    const headers = Array.from({ length: 20 }, () => dribble('GET / HTTP/1.1\r\nHost: localhost\r\nA: '));
    const body = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n';
    const bodies = Array.from({ length: 20 }, () => dribble(body));
    for (let turn = 0; turn < 10; turn++) expect(await ask()).toBe(200);
    for (const heard of await Promise.all(headers)) expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    for (const heard of await Promise.all(bodies)) expect(heard).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
  });

  test('more connections than there may be are not taken, and those there are go on', async () => {
    const held = Array.from({ length: CONNECTIONS }, () => connect(SLOW_PORT, '127.0.0.1'));
    await Promise.all(held.map((socket) => once(socket, 'connect')));
    const over = connect(SLOW_PORT, '127.0.0.1');
    over.on('error', () => undefined);
    await once(over, 'close');
    held[0]?.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(String((await once(held[0] ?? over, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
    await Promise.all(held.map((socket) => once(socket.destroy(), 'close')));
    expect(await ask()).toBe(200);
  });

  test('control: a server that looks as seldom as Node does keeps them, and this suite sees it', async () => {
    const server = createServer((_, response) => response.end());
    server.headersTimeout = 400;
    await new Promise<void>((resolve) => server.listen(SLOW_PORT + 1, '127.0.0.1', resolve));
    const socket = connect(SLOW_PORT + 1, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nA: ');
    const cut = once(socket, 'close').then(() => 'cut off');
    const patient = new Promise((resolve) => setTimeout(() => resolve('still there'), 1_500));
    expect(await Promise.race([cut, patient])).toBe('still there');
    socket.destroy();
    server.close();
  });
});
