import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { expect, test } from 'vitest';
import { serveFile, checkPreconditions } from './serve-file.ts';

const bytes = Buffer.from('0123456789'.repeat(300));
const app = new Hono();
app.use(compress());
app.get('/file', (c) => {
  c.header('Cache-Control', 'public, max-age=31536000');
  const status = checkPreconditions(c, 'v1');
  return status ? c.body(null, status) : serveFile(c, { etag: 'v1', type: 'text/csv', bytes });
});
const ask = async (headers: Record<string, string> = {}, method = 'GET') => {
  const response = await app.request('/file', { method, headers });
  const { status, headers: given } = response;
  return {
    status,
    range: given.get('content-range'),
    length: given.get('content-length'),
    text: await response.text(),
  };
};

test('a file is served whole, with Accept-Ranges: bytes', async () => {
  expect(await ask()).toEqual({ status: 200, range: null, length: '3000', text: bytes.toString() });
  expect((await app.request('/file')).headers.get('accept-ranges')).toBe('bytes');
});

test('a HEAD response has the headers of the whole file and no body, even for a range', async () => {
  expect(await ask({}, 'HEAD')).toEqual({ status: 200, range: null, length: '3000', text: '' });
  expect(await ask({ Range: 'bytes=0-1' }, 'HEAD')).toMatchObject({ status: 200, length: '3000' });
});

test.each([
  ['bytes=0-3', 'bytes 0-3/3000', '0123'],
  ['bytes=2998-', 'bytes 2998-2999/3000', '89'],
  ['bytes=-3', 'bytes 2997-2999/3000', '789'],
  ['bytes=2999-999999999999999', 'bytes 2999-2999/3000', '9'],
  ['bytes=-999999', 'bytes 0-2999/3000', bytes.toString()],
])(
  'the range %s of a file is served uncompressed, whatever encoding the client accepts',
  async (Range, range, text) => {
    const expected = { status: 206, range, length: String(text.length), text };
    expect(await ask({ Range })).toEqual(expected);
    expect(await ask({ Range, 'Accept-Encoding': 'gzip' })).toEqual(expected);
    expect(await ask({ Range, 'If-Range': '"v1"' })).toEqual(expected);
  },
);

test.each(['bytes=3000-', 'bytes=9999-10000', 'bytes=-0'])(
  'a range beyond the end of the file, such as %s, is a 416',
  async (Range) => {
    expect(await ask({ Range })).toMatchObject({ status: 416, range: 'bytes */3000', text: '' });
  },
);

test.each(['bytes=5-2', 'bytes=-', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=a-b', 'bytes=1e3-', '0-1'])(
  'an invalid or multiple range such as %s is ignored and the whole file is served',
  async (Range) => {
    expect(await ask({ Range })).toMatchObject({ status: 200, length: '3000' });
  },
);

test('a range is ignored when If-Range names another version of the file', async () => {
  for (const tag of ['"v0"', 'W/"v1"', 'Wed, 02 Jan 2030 10:00:00 GMT'])
    expect(await ask({ Range: 'bytes=0-3', 'If-Range': tag })).toMatchObject({ status: 200, length: '3000' });
});

test.each([
  [{ 'If-None-Match': '"v1"' }, 304],
  [{ 'If-None-Match': '"v0", W/"v1"' }, 304],
  [{ 'If-None-Match': '*' }, 304],
  [{ 'If-None-Match': '"v1"', Range: 'bytes=0-3' }, 304],
  [{ 'If-None-Match': '"v0"' }, 200],
  [{ 'If-None-Match': 'v1' }, 200],
  [{ 'If-Match': '"v1"' }, 200],
  [{ 'If-Match': '*' }, 200],
  [{ 'If-Match': '"v0"' }, 412],
  [{ 'If-Match': 'W/"v1"' }, 412],
  [{ 'If-Match': '"v0"', 'If-None-Match': '"v1"' }, 412],
  [{ 'If-Match': '"v1"', Range: 'bytes=0-3' }, 206],
])('a request with the conditional headers %j gets status %i', async (headers, status) => {
  expect((await ask(headers)).status).toBe(status);
});

test.each([
  [{}, 'public, max-age=31536000'],
  [{ Range: 'bytes=0-3' }, 'public, max-age=31536000'],
  [{ Range: 'bytes=3000-' }, 'no-store'],
  [{ 'If-Match': '"v0"' }, 'no-store'],
])('the response to a request with the headers %j has the cache control %s', async (headers, stored) => {
  expect((await app.request('/file', { headers })).headers.get('cache-control')).toBe(stored);
});
