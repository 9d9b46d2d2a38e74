import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { chooseEncoding, compress } from './compress.ts';

const page = '<p>porcelain</p>'.repeat(500);
const app = new Hono()
  .use(compress())
  .get('/page', (c) => c.html(page))
  .get('/image', (c) => c.body(new Uint8Array([1, 2, 3]), 200, { 'Content-Type': 'image/webp' }))
  .get('/ready', (c) => c.html(page, 200, { 'Content-Encoding': 'br' }));
const get = (path: string, accept: string) => app.request(path, { headers: { 'Accept-Encoding': accept } });

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.000', undefined],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*, BR;Q=0, gzip; q=0', undefined],
  ['br, *;q=0', 'br'],
  ['identity', undefined],
  ['', undefined],
])('for Accept-Encoding "%s" the chosen encoding is %s', (accept, encoding) => {
  expect(chooseEncoding(accept)).toBe(encoding);
});

test('a page is compressed without loss to less than a twentieth of its size', async () => {
  const brotli = await get('/page', 'br');
  const bytes = Buffer.from(await brotli.arrayBuffer());
  expect(brotli.headers.get('Content-Encoding')).toBe('br');
  expect(brotli.headers.get('Vary')).toContain('Accept-Encoding');
  expect(brotliDecompressSync(bytes).toString()).toBe(page);
  expect(bytes.length).toBeLessThan(page.length / 20);
  expect(gunzipSync(Buffer.from(await (await get('/page', 'gzip')).arrayBuffer())).toString()).toBe(page);
});

test('images and responses that are already compressed are left unchanged', async () => {
  expect((await get('/image', 'br')).headers.has('Content-Encoding')).toBe(false);
  expect(await (await get('/ready', 'gzip')).text()).toBe(page);
});

test('a streamed page is sent chunk by chunk, before the stream ends', async () => {
  let finish: () => void = () => undefined;
  const late = new Hono().use(compress()).get('/', (c) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('<html>shell'));
        finish = () => controller.close();
      },
    });
    return c.body(body, 200, { 'Content-Type': 'text/html' });
  });
  const response = await late.request('/', { headers: { 'Accept-Encoding': 'gzip' } });
  const first = await response.body?.getReader().read();
  expect(first?.value?.length).toBeGreaterThan(0);
  finish();
});

test('an immutable response is compressed once; any other response is compressed for every request', async () => {
  let version = 0;
  const texts = new Hono()
    .use(compress())
    .get('/texts', (c) => c.json({ version: ++version }, 200, { 'Cache-Control': 'public, max-age=1, immutable' }))
    .get('/stock', (c) => c.json({ version: ++version }));
  const read = async (path: string, encoding: string) =>
    Buffer.from(await (await texts.request(path, { headers: { 'Accept-Encoding': encoding } })).arrayBuffer());
  const [first, again] = [await read('/texts?v=1', 'br'), await read('/texts?v=1', 'br')];
  expect(again).toEqual(first);
  expect(await read('/texts?v=2', 'br')).not.toEqual(first);
  expect(gunzipSync(await read('/texts?v=1', 'gzip')).toString()).toContain('"version":4');
  expect(await read('/stock', 'br')).not.toEqual(await read('/stock', 'br'));
});
