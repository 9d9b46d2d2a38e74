import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createSend, Unreadable, type Reply, type RequestParts } from './send.ts';
import { withServer } from './testing.ts';

const path = '/search/listing?q=*%3A*&fq=a%3A%22b+%26+c%22&fq=d%2Be';

const partsWith = (parts: Partial<RequestParts> = {}): RequestParts => ({
  method: 'GET',
  headers: {},
  body: null,
  signal: new AbortController().signal,
  credentials: 'omit',
  mostBytes: 1000,
  ...parts,
});

const textOf = ({ body }: Reply): string => new TextDecoder().decode(body);

describe('the transport', () => {
  const send = createSend();
  const answersOf = (listener: RequestListener, parts?: Partial<RequestParts>, times = 1): Promise<Reply[]> =>
    withServer(listener, async (baseURL) => {
      const replies: Reply[] = [];
      for (let time = 0; time < times; time += 1) replies.push(await send(baseURL + path, partsWith(parts)));
      return replies;
    });
  const problemOf = (listener: RequestListener, parts?: Partial<RequestParts>): Promise<unknown> =>
    answersOf(listener, parts).then(
      () => expect.fail('an answer came'),
      (problem: unknown) => problem,
    );

  test('asks for the address as it is, with the headers that it is given', async () => {
    const asked: unknown[] = [];
    await answersOf(
      ({ method, url, headers }, response) => {
        asked.push([method, url, headers.authorization, headers['x-request-id']]);
        response.end();
      },
      { headers: { Authorization: 'Bearer t', 'X-Request-Id': 'r-1' } },
    );
    expect(asked).toEqual([['GET', path, 'Bearer t', 'r-1']]);
  });

  test('gives every answer as it is, error responses and redirections too', async () => {
    for (const status of [200, 204, 302, 400, 401, 409, 503]) {
      const [reply] = await answersOf((_request, response) => {
        response.writeHead(status, { 'X-Kind': 'k', Location: '/elsewhere' }).end(status === 204 ? undefined : 'é');
      });
      expect(reply?.status).toBe(status);
      expect([reply?.header('x-kind'), reply?.header('x-other')]).toEqual(['k', null]);
      expect(reply && textOf(reply)).toBe(status === 204 ? '' : 'é');
    }
  });

  test.each([
    ['text', 'POST', '{"a":"é"}', { 'Content-Type': 'application/json' }, 'application/json'],
    ['a file', 'PUT', new Blob(['é'.repeat(50_000)]), { 'Content-Type': 'application/zip' }, 'application/zip'],
    ['text to delete with', 'DELETE', '{}', { 'Content-Type': 'application/json' }, 'application/json'],
    ['nothing', 'POST', null, {}, undefined],
  ])('sends %s', async (_name, method, body, headers, type) => {
    const came: unknown[] = [];
    await answersOf(
      (request, response) => {
        const chunks: Buffer[] = [];
        request.on('data', (chunk: Buffer) => chunks.push(chunk));
        request.on('end', () => {
          const bytes = Buffer.concat(chunks);
          came.push([request.method, request.headers['content-type'], request.headers['content-length'], bytes.length]);
          response.end();
        });
      },
      { method, body, headers },
    );
    const length = body instanceof Blob ? body.size : Buffer.byteLength(body ?? '');
    expect(came).toEqual([[method, type, String(length), length]]);
  });

  test('keeps its connection for the next request', async () => {
    const ports = new Set<number | undefined>();
    await answersOf(
      (request, response) => {
        ports.add(request.socket.remotePort);
        response.end('x'.repeat(900));
      },
      {},
      20,
    );
    expect(ports.size).toBeLessThan(20);
  });

  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
    ['GZIP', gzipSync],
  ])('reads a body that came as %s', async (coding, compress) => {
    const [reply] = await answersOf((_request, response) => {
      response.writeHead(200, { 'Content-Encoding': coding }).end(compress('é'.repeat(400)));
    });
    expect(reply && textOf(reply)).toBe('é'.repeat(400));
  });

  test.each([
    ['as it is', {}, 'x'.repeat(1001)],
    ['compressed', { 'Content-Encoding': 'gzip' }, gzipSync('x'.repeat(1001))],
    ['a thousand times as large when decompressed', { 'Content-Encoding': 'br' }, brotliCompressSync('x'.repeat(1e6))],
  ])('does not read more than it may (%s), and ends the connection', async (_name, headers, body) => {
    const problem = await problemOf((_request, response) => void response.writeHead(200, headers).end(body));
    expect(problem).toBeInstanceOf(Unreadable);
    expect(problem).toMatchObject({ message: 'too large' });
  });

  test('gives up a body that never ends as soon as it is too large', async () => {
    let closed: Promise<unknown> | undefined;
    const problem = await problemOf((_request, response) => {
      closed = once(response, 'close');
      response.writeHead(200).write('x'.repeat(5000));
    });
    expect(problem).toBeInstanceOf(Unreadable);
    await closed;
  });

  test.each([
    ['before an answer', () => undefined],
    ['in the middle of one', (response) => void response.writeHead(200, { 'Content-Length': 100 }).write('{')],
  ] as [string, (response: ServerResponse) => void][])(
    'ends the connection %s when its caller gives up',
    async (_name, begin) => {
      const caller = new AbortController();
      const reason = new Error('given up');
      let closed: Promise<unknown> | undefined;
      const problem = await problemOf(
        (request, response) => {
          closed = once(request.socket, 'close');
          begin(response);
          setTimeout(() => caller.abort(reason), 10);
        },
        { signal: caller.signal },
      );
      expect(problem).toBeInstanceOf(Error);
      await closed;
    },
  );

  test('does not send for a caller who has given up', async () => {
    let asked = 0;
    const signal = AbortSignal.abort(new Error('given up'));
    await problemOf((_request, response) => ((asked += 1), void response.end()), { signal });
    expect(asked).toBe(0);
  });

  test.each([
    ['is closed before an answer', (response) => void response.destroy()],
    ['is closed inside the head', (response) => void response.socket?.end('HTTP/1.1 200 OK\r\nContent-Le')],
    [
      'is closed inside the body',
      (response) => void response.socket?.end('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{'),
    ],
    ['answers no HTTP', (response) => void response.socket?.end('SSH-2.0-x\r\n\r\n')],
    [
      'changes its protocol',
      (response) =>
        void response.socket?.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'),
    ],
    [
      'sends a body that is not what its coding says',
      (response) => void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('no gzip'),
    ],
  ] as [string, (response: ServerResponse) => void][])('throws when a connection %s', async (_name, answer) => {
    expect(await problemOf((_request, response) => answer(response))).toBeInstanceOf(Error);
  });

  test('throws when nothing listens, or the address is none', async () => {
    for (const url of ['http://127.0.0.1:1/x', 'http://[/x', 'ftp://127.0.0.1/x'])
      await expect(send(url, partsWith())).rejects.toThrow();
  });

  test('sends through a fetch that it is given, and throws what that throws', async () => {
    let sent = 0;
    const problem = new TypeError('reset');
    const failing = createSend(() => ((sent += 1), Promise.reject(problem)));
    await expect(failing(`http://gateway.test${path}`, partsWith({ method: 'POST', body: '{}' }))).rejects.toBe(
      problem,
    );
    expect(sent).toBe(1);
  });

  test('sends through the fetch that stands in the place of the platform’s', async () => {
    const platform = globalThis.fetch;
    const asked: unknown[] = [];
    globalThis.fetch = (input) => (asked.push(new Request(input).url), Promise.resolve(new Response('patched')));
    try {
      expect(textOf(await send(`http://gateway.test${path}`, partsWith()))).toBe('patched');
    } finally {
      globalThis.fetch = platform;
    }
    expect(asked).toEqual([`http://gateway.test${path}`]);
  });
});
