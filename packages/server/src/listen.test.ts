import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen, type Listener, type ListenOptions } from './listen.ts';

const own = {
  host: '127.0.0.1',
  rejection: (status: number) => ({
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
    body: JSON.stringify({ statusCode: status }),
  }),
} satisfies Partial<ListenOptions>;
let listener: Listener;
let reached: string[];
beforeAll(async () => {
  reached = [];
  const fetch = (request: Request, peer?: string) => {
    reached.push(request.url);
    return new Response(peer);
  };
  listener = await listen({ ...own, fetch, port: 0 });
});
afterAll(() => listener.close(0));

/** Sends raw text and resolves to the raw response. */
async function sendRaw(text: string): Promise<string> {
  const socket = connect(listener.port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  socket.end(text);
  await once(socket, 'close');
  return heard;
}

test.each([
  ['a backslash in the path', 'GET /\\evil.example HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
  ['a bad host', 'GET / HTTP/1.1\r\nHost: a/b?c\r\nConnection: close\r\n\r\n', 400],
  ['a host with a user name', 'GET / HTTP/1.1\r\nHost: user@localhost\r\nConnection: close\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n', 400],
  ['text that is not HTTP', 'HELLO?\r\n\r\n', 400],
  ['a tunnel to another host', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['a bad header', 'GET / HTTP/1.1\r\nHost: localhost\r\nA\0B: c\r\n\r\n', 400],
  [
    'two content lengths',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd',
    400,
  ],
  [
    'both a content length and chunked encoding',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['headers of 20 KB', `GET / HTTP/1.1\r\nHost: localhost\r\nA: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])("%s is rejected in the server's own format and reaches no handler", async (_, text, status) => {
  reached.length = 0;
  const heard = await sendRaw(text);
  const [head = '', body = ''] = heard.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head.toLowerCase()).toContain('cache-control: no-store');
  expect(head.toLowerCase()).toContain('content-type: application/json');
  expect(JSON.parse(body)).toMatchObject({ statusCode: status });
  expect(reached).toEqual([]);
});

test('a client that asks for a tunnel and resets the connection does not end the process', async () => {
  const errors: unknown[] = [];
  const record = (error: unknown) => void errors.push(error);
  const others = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException').on('uncaughtException', record);
  try {
    for (let count = 0; count < 20; count++) {
      const socket = connect(listener.port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write('CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n');
      socket.resetAndDestroy();
      await once(socket, 'close');
    }
    expect(await sendRaw('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')).toContain('200 OK');
    expect(errors).toEqual([]);
  } finally {
    process.removeListener('uncaughtException', record);
    for (const each of others) process.on('uncaughtException', each);
  }
});

test('an Expect header is ignored', async () => {
  const heard = await sendRaw('GET /a HTTP/1.1\r\nHost: localhost\r\nExpect: a miracle\r\nConnection: close\r\n\r\n');
  expect(heard).toMatch(/^HTTP\/1\.1 200 /);
});

test('control: a valid request reaches its handler with the address of its peer', async () => {
  const heard = await sendRaw('GET /a HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect(heard).toMatch(/^HTTP\/1\.1 200 /);
  expect(heard).toContain('127.0.0.1');
});

describe('slow clients', () => {
  const CONNECTIONS = 60;
  let slow: Listener;
  beforeAll(async () => {
    const fetch = async (request: Request) => new Response(await request.text());
    slow = await listen({
      ...own,
      fetch,
      port: 0,
      limits: { headersMs: 400, requestMs: 800, connections: CONNECTIONS },
    });
  });
  afterAll(() => slow.close(0));

  /** Sends a byte now and then until the server closes the connection; resolves to the response. */
  async function dribble(start: string): Promise<string> {
    const socket = connect(slow.port, '127.0.0.1');
    let heard = '';
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    socket.on('error', () => undefined); // the server may reset the connection
    socket.write(start);
    const timer = setInterval(() => socket.write('a'), 50);
    await once(socket, 'close');
    clearInterval(timer);
    return heard;
  }
  const requestStatus = async () =>
    (await fetch(`http://127.0.0.1:${slow.port}/`, { headers: { connection: 'close' } })).status;

  test('endless headers and bodies get 408 while other clients are served', async () => {
    const headers = Array.from({ length: 20 }, () => dribble('GET / HTTP/1.1\r\nHost: localhost\r\nA: '));
    const body = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n';
    const bodies = Array.from({ length: 20 }, () => dribble(body));
    for (let turn = 0; turn < 10; turn++) expect(await requestStatus()).toBe(200);
    for (const heard of await Promise.all(headers)) expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    for (const heard of await Promise.all(bodies)) expect(heard).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
  });

  test('connections beyond the limit are dropped, and the others continue', async () => {
    const held = Array.from({ length: CONNECTIONS }, () => connect(slow.port, '127.0.0.1'));
    await Promise.all(held.map((socket) => once(socket, 'connect')));
    const over = connect(slow.port, '127.0.0.1');
    over.on('error', () => undefined);
    await once(over, 'close');
    held[0]?.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(String((await once(held[0] ?? over, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
    await Promise.all(held.map((socket) => once(socket.destroy(), 'close')));
    expect(await requestStatus()).toBe(200);
  });

  test('control: a server that checks as rarely as Node does by default does not disconnect slow clients', async () => {
    const server = createServer((_, response) => response.end());
    server.headersTimeout = 400;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nA: ');
    const cut = once(socket, 'close').then(() => 'closed');
    const timeout = new Promise((resolve) => setTimeout(() => resolve('still open'), 1_500));
    expect(await Promise.race([cut, timeout])).toBe('still open');
    socket.destroy();
    server.close();
  });
});

describe('idle connections', () => {
  const get = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

  /** Resolves to whether a server still responds on a connection that was idle for longer than headers may take. */
  async function respondsAfterIdling(limits: ListenOptions['limits'] = {}): Promise<boolean> {
    const idle = await listen({
      ...own,
      fetch: () => new Response('ok'),
      port: 0,
      limits: { headersMs: 200, ...limits },
    });
    const socket = connect(idle.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(get);
    await once(socket, 'data');
    const cut = once(socket, 'close').then(() => false);
    await Promise.race([cut, new Promise((resolve) => setTimeout(resolve, 2_500))]);
    socket.write(get);
    const hasResponded = await Promise.race([cut, once(socket, 'data').then(() => true)]);
    socket.destroy();
    await idle.close(0);
    return hasResponded;
  }

  test('control: a connection that closes early is detected', async () => {
    expect(await respondsAfterIdling({ idleMs: 300 })).toBe(false);
  });

  test('an idle connection stays open for as long as a load balancer may reuse it', async () => {
    expect(await respondsAfterIdling()).toBe(true);
  });
});

describe('health', () => {
  const status = async ({ port }: Listener, path: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } })).status;

  test('a server is live at once, and ready when `isReady` returns true', async () => {
    let isReady = false;
    const fetchOwn = () => new Response('ok');
    const server = await listen({ ...own, fetch: fetchOwn, port: 0, isReady: () => isReady });
    expect([await status(server, '/health/live'), await status(server, '/health/ready')]).toEqual([200, 503]);
    isReady = true;
    expect([await status(server, '/health/live'), await status(server, '/health/ready')]).toEqual([200, 200]);
    await server.close(0);
  });

  test('a closing server is not ready while it finishes its requests, and then accepts no connection', async () => {
    const begun = Promise.withResolvers<undefined>();
    const finished = Promise.withResolvers<Response>();
    const fetchSlow = ({ url }: Request) => {
      if (!url.endsWith('/slow')) return new Response('ok');
      begun.resolve(undefined);
      return finished.promise;
    };
    const server = await listen({ ...own, fetch: fetchSlow, port: 0 });
    const slow = fetch(`http://127.0.0.1:${server.port}/slow`);
    await begun.promise;
    const closed = server.close(60_000);
    expect([
      await status(server, '/health/ready'),
      await status(server, '/health/live'),
      await status(server, '/'),
    ]).toEqual([503, 200, 200]);
    finished.resolve(new Response('finished'));
    expect(await (await slow).text()).toBe('finished');
    await closed;
    await expect(status(server, '/health/live')).rejects.toThrow();
  });
});
