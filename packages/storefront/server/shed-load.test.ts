import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { shedLoad } from './shed-load.ts';

test('a request that waits too long for admission gets 503 and can be retried', async () => {
  const ending = Promise.withResolvers<undefined>();
  const app = new Hono().use(shedLoad({ minUnderWay: 1, maxUnderWay: 1, maxWaitMs: 20 })).get('/', async (c) => {
    await ending.promise;
    return c.text('done');
  });
  const first = app.request('/');
  const rejected = await app.request('/');
  expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([503, '2']);
  ending.resolve(undefined);
  expect((await first).status).toBe(200);
  expect((await app.request('/')).status).toBe(200);
});

test('a page that takes too long gets 503 and frees its slot', async () => {
  const app = new Hono()
    .use(shedLoad({ deadlineMs: 40 }))
    .get('/slow', () => new Promise<Response>(() => undefined))
    .get('/', (c) => c.text('ok'));
  const late = await Promise.all([app.request('/slow'), app.request('/slow')]);
  expect(late.map(({ status }) => status)).toEqual([503, 503]);
  expect((await app.request('/')).status).toBe(200);
});
