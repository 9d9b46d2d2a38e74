import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createSend, UnreadableResponse, type Reply, type RequestParts } from './send.ts';
import { withServer } from './testing.ts';

const path = '/search/listing?q=*%3A*&fq=a%3A%22b+%26+c%22&fq=d%2Be';

const partsWith = (parts: Partial<RequestParts> = {}): RequestParts => ({
  method: 'GET',
  headers: {},
  body: null,
  signal: new AbortController().signal,
  credentials: 'omit',
  maxBytes: 1000,
  ...parts,
});

const textOf = ({ body }: Reply): string => new TextDecoder().decode(body);

describe('the transport', () => {
  const send = createSend();
  const repliesOf = (listener: RequestListener, parts?: Partial<RequestParts>, times = 1): Promise<Reply[]> =>
    withServer(listener, async (baseURL) => {
      const replies: Reply[] = [];
      for (let time = 0; time < times; time += 1) replies.push(await send(baseURL + path, partsWith(parts)));
      return replies;
    });
  const problemOf = (listener: RequestListener, parts?: Partial<RequestParts>): Promise<unknown> =>
    repliesOf(listener, parts).then(
      () => expect.fail('a response arrived'),
      (problem: unknown) => problem,
    );

  test('the transport requests the URL unchanged, with the given headers', async () => {
    const received: unknown[] = [];
    await repliesOf(
      ({ method, url, headers }, response) => {
        received.push([method, url, headers.authorization, headers['x-request-id']]);
        response.end();
      },
      { headers: { Authorization: 'Bearer t', 'X-Request-Id': 'r-1' } },
    );
    expect(received).toEqual([['GET', path, 'Bearer t', 'r-1']]);
  });

  test('the transport returns every response, including errors and redirects', async () => {
    for (const status of [200, 204, 302, 400, 401, 409, 503]) {
      const [reply] = await repliesOf((_request, response) => {
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
  ])('the transport sends %s', async (_name, method, body, headers, type) => {
    const came: unknown[] = [];
    await repliesOf(
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

  test('the transport reuses its connection for the next request', async () => {
    const ports = new Set<number | undefined>();
    await repliesOf(
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
  ])('the transport decodes a body with the encoding %s', async (coding, compress) => {
    const [reply] = await repliesOf((_request, response) => {
      response.writeHead(200, { 'Content-Encoding': coding }).end(compress('é'.repeat(400)));
    });
    expect(reply && textOf(reply)).toBe('é'.repeat(400));
  });

  test.each([
    ['uncompressed', {}, 'x'.repeat(1001)],
    ['compressed', { 'Content-Encoding': 'gzip' }, gzipSync('x'.repeat(1001))],
    ['a thousand times as large when decompressed', { 'Content-Encoding': 'br' }, brotliCompressSync('x'.repeat(1e6))],
  ])('the transport does not read beyond the limit (%s), and closes the connection', async (_name, headers, body) => {
    const problem = await problemOf((_request, response) => void response.writeHead(200, headers).end(body));
    expect(problem).toBeInstanceOf(UnreadableResponse);
    expect(problem).toMatchObject({ message: 'too large' });
  });

  test('the transport aborts an endless body as soon as it is too large', async () => {
    let closed: Promise<unknown> | undefined;
    const problem = await problemOf((_request, response) => {
      closed = once(response, 'close');
      response.writeHead(200).write('x'.repeat(5000));
    });
    expect(problem).toBeInstanceOf(UnreadableResponse);
    await closed;
  });

  test.each([
    ['before the response', () => undefined],
    ['in the middle of the response', (response) => void response.writeHead(200, { 'Content-Length': 100 }).write('{')],
  ] as [string, (response: ServerResponse) => void][])(
    'the transport closes the connection %s when its caller aborts',
    async (_name, begin) => {
      const caller = new AbortController();
      const reason = new Error('aborted');
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

  test('the transport does not send for a caller that has already aborted', async () => {
    let received = 0;
    const signal = AbortSignal.abort(new Error('aborted'));
    await problemOf((_request, response) => ((received += 1), void response.end()), { signal });
    expect(received).toBe(0);
  });

  test.each([
    ['is closed before the response', (response) => void response.destroy()],
    ['is closed inside the head', (response) => void response.socket?.end('HTTP/1.1 200 OK\r\nContent-Le')],
    [
      'closes in the middle of the body',
      (response) => void response.socket?.end('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{'),
    ],
    ['responds without HTTP', (response) => void response.socket?.end('SSH-2.0-x\r\n\r\n')],
    [
      'changes its protocol',
      (response) =>
        void response.socket?.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'),
    ],
    [
      'sends a body that does not match its encoding',
      (response) => void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('no gzip'),
    ],
  ] as [string, (response: ServerResponse) => void][])(
    'the transport throws when a connection %s',
    async (_name, answer) => {
      expect(await problemOf((_request, response) => answer(response))).toBeInstanceOf(Error);
    },
  );

  test('the transport throws when no server is listening or the URL is invalid', async () => {
    for (const url of ['http://127.0.0.1:1/x', 'http://[/x', 'ftp://127.0.0.1/x'])
      await expect(send(url, partsWith())).rejects.toThrow();
  });

  test('the transport uses the given fetch, and throws its errors as the cause', async () => {
    let sent = 0;
    const problem = new TypeError('reset');
    const failing = createSend(() => ((sent += 1), Promise.reject(problem)));
    await expect(
      failing(`http://gateway.test${path}`, partsWith({ method: 'POST', body: '{}' })),
    ).rejects.toHaveProperty('cause', problem);
    expect(sent).toBe(1);
  });

  test("the transport uses the platform's fetch at the time of the call", async () => {
    const platform = globalThis.fetch;
    const received: unknown[] = [];
    globalThis.fetch = (input) => (received.push(new Request(input).url), Promise.resolve(new Response('patched')));
    try {
      expect(textOf(await send(`http://gateway.test${path}`, partsWith()))).toBe('patched');
    } finally {
      globalThis.fetch = platform;
    }
    expect(received).toEqual([`http://gateway.test${path}`]);
  });
});
