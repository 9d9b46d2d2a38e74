import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { admission } from './admission.ts';

const limits = { maxInFlight: 2, deadlineMs: 40 };

test('a request too many is sent away at once, and taken again when one has ended', async () => {
  const endings: (() => void)[] = [];
  const app = new Hono().use(admission(limits)).get('/', async (c) => {
    await new Promise<void>((resolve) => endings.push(resolve));
    return c.text('done');
  });
  const waiting = Promise.all([app.request('/'), app.request('/')]);
  const refused = await app.request('/');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('Retry-After')).toBe('2');
  endings.forEach((end) => end());
  expect((await waiting).map(({ status }) => status)).toEqual([200, 200]);
  const last = app.request('/');
  endings.at(-1)?.();
  expect((await last).status).toBe(200);
});

test('one that takes too long is answered with 503 and its place is free', async () => {
  const app = new Hono()
    .use(admission(limits))
    .get('/slow', () => new Promise<Response>(() => undefined))
    .get('/', (c) => c.text('ok'));
  expect((await Promise.all([app.request('/slow'), app.request('/slow')])).map(({ status }) => status)).toEqual([
    503, 503,
  ]);
  expect((await app.request('/')).status).toBe(200);
});
