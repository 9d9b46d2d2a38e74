import { listen } from '@basin/server';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { requireForm } from './require-form.ts';
import { rejection } from './rejection.ts';

const app = new Hono().use(requireForm()).all('*', async (c) => c.text(await c.req.text()));
const send = (body: BodyInit, type?: string) =>
  app.request('http://shop.example/en/cart', {
    method: 'POST',
    body,
    headers: type === undefined ? {} : { 'Content-Type': type },
  });
const form = 'application/x-www-form-urlencoded';

test.each([form, `${form};charset=UTF-8`, form.toUpperCase()])(
  'a form with the content type %s reaches the page',
  async (type) => {
    const response = await send('intent=add', type);
    expect([response.status, await response.text()]).toEqual([200, 'intent=add']);
  },
);

test.each(['application/json', 'multipart/form-data', 'multipart/form-data; boundary=a', 'text/plain', ''])(
  'a body with the content type "%s" gets 415 and reaches no page',
  async (type) => {
    const response = await send('{', type);
    expect([response.status, await response.text()]).toEqual([415, expect.stringContaining('<a href="/en">')]);
  },
);

/** Encodes a form with a file as a browser sends it. */
async function fileForm(file: string): Promise<RequestInit> {
  const form = new FormData();
  form.append('lines', 'A-1, 2');
  form.append('file', new File([file], 'list.csv'));
  const encoded = new Response(form);
  return { body: await encoded.arrayBuffer(), headers: { 'Content-Type': encoded.headers.get('Content-Type') ?? '' } };
}

test('only quick order and projects accept a form with a text file, whose content they receive as a text field', async () => {
  const post = (path: string, init: RequestInit) =>
    app.request(`http://shop.example${path}`, { method: 'POST', ...init });
  for (const path of ['/en/quick-order', '/fr/my-account/projects']) {
    const response = await post(path, await fileForm('A-2;3\n'));
    expect([response.status, await response.text()]).toEqual([200, 'lines=A-1%2C+2&file=A-2%3B3%0A']);
  }
  expect((await post('/en/cart', await fileForm(''))).status).toBe(415);
  expect((await post('/en/quick-order', await fileForm('x'.repeat(64 * 1024)))).status).toBe(413);
  const broken = { body: '--a\r\nContent', headers: { 'Content-Type': 'multipart/form-data; boundary=a' } };
  const unread = await post('/fr/quick-order', broken);
  expect([unread.status, await unread.text()]).toEqual([400, expect.stringContaining('<a href="/fr">')]);
});

test('product registration receives a form with a receipt unchanged if its Content-Length is at most 10 MB plus its fields', async () => {
  const { body = null, headers } = await fileForm('receipt');
  const post = (length: number | undefined) => {
    const withLength = new Headers(headers);
    if (length !== undefined) withLength.set('Content-Length', String(length));
    const path = 'http://shop.example/en/my-account/register-online-product';
    return app.request(path, { method: 'POST', body, headers: withLength });
  };
  const response = await post(200);
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('filename="list.csv"')]);
  for (const length of [11 * 1024 * 1024, undefined]) expect((await post(length)).status).toBe(413);
});

const streamed = (text: string) =>
  ({
    method: 'POST',
    body: new Blob([text]).stream(),
    headers: { 'Content-Type': form },
    duplex: 'half',
  }) as RequestInit;

test('a form of more than 64 KB gets 413, with or without a Content-Length header', async () => {
  const long = `intent=${'x'.repeat(64 * 1024)}`;
  expect((await send(long, form)).status).toBe(413);
  expect((await app.request(new Request('http://shop.example/en/cart', streamed(long)))).status).toBe(413);
});

test.each([
  ['en', 'Your form is too large'],
  ['fr', 'Votre formulaire est trop volumineux'],
])('a form that is too long gets a page in the language of its address (%s)', async (locale, title) => {
  const init = { method: 'POST', body: 'x'.repeat(65 * 1024), headers: { 'Content-Type': form } };
  const response = await app.request(`http://shop.example/${locale}/quick-order`, init);
  expect(response.headers.get('Content-Type')).toContain('text/html');
  expect(await response.text()).toContain(`<h1>${title}</h1>`);
});

test('over a real connection a form reaches the page with or without a Content-Length header', async () => {
  const fetchPage = (request: Request) => app.fetch(request);
  const server = await listen({ fetch: fetchPage, host: '127.0.0.1', port: 0, rejection });
  const address = `http://127.0.0.1:${server.port}/en/cart`;
  const whole = { method: 'POST', body: 'intent=add', headers: { 'Content-Type': form } };
  for (const init of [whole, streamed('intent=add')])
    expect(await (await fetch(address, init)).text()).toBe('intent=add');
  await server.close(0);
});

test('a POST without a body gets 415', async () => {
  expect((await app.request('http://shop.example/en/cart', { method: 'POST' })).status).toBe(415);
});

test('a GET request needs no form', async () => {
  const pages = new Hono().use(requireForm()).all('*', (c) => c.text('page'));
  expect((await pages.request('http://shop.example/en')).status).toBe(200);
});
