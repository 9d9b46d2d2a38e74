import { PGlite } from '@electric-sql/pglite';
import { call } from '@basin/sdk/contract';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { ServingContext } from './handle-call.ts';
import { HttpProblem, staleVersion } from './http-problem.ts';
import { implement, Reply } from './implement.ts';
import { trustedProxies } from './limits/trusted-proxies.ts';
import type { Principal } from './principal.ts';
import { serveCalls } from './serve-calls.ts';
import { embeddedDatabase } from '../database/embedded-database.ts';

const shelfSchema = z.strictObject({ id: z.string(), books: z.int() });
const calls = {
  read: call({
    number: 1,
    system: 'gateway',
    method: 'GET',
    path: '/shelf/{id}',
    auth: 'guest',
    params: z.object({ id: z.string() }),
    query: z.object({ 'shelf-version': z.optional(z.string()) }),
    headerAlias: ['shelf-version'],
    response: shelfSchema,
  }),
  change: call({
    number: 2,
    system: 'gateway',
    method: 'POST',
    path: '/shelf/{id}',
    auth: 'customer',
    params: z.object({ id: z.string() }),
    body: z.strictObject({ books: z.int(), title: z.optional(z.string()) }),
    response: shelfSchema,
    status: [201],
    idempotencyKey: 'required',
  }),
};

const guest: Principal = { kind: 'guest', anonymousId: 'g-1', channel: 'KOUS' };
const customer: Principal = { kind: 'customer', customerId: 'c-1', email: 'a@b.example', uid: 'u', persona: 'GST' };
const principals: Record<string, Principal> = { 'Bearer guest': guest, 'Bearer customer': customer };

const serving: ServingContext = {
  db: embeddedDatabase(new PGlite()),
  now: () => new Date(0),
  newId: () => 'new-id',
  log: pino({ level: 'silent' }),
  checkReplies: true,
  proxies: trustedProxies([]),
  resolvePrincipal: (request) => {
    const header = request.headers.get('authorization');
    return Promise.resolve(header === null ? 'JWT not present.' : (principals[header] ?? 'Invalid JWT.'));
  },
};

const shelves = implement(calls, {
  read: ({ params, query }) => ({ id: params.id, books: Number(query['shelf-version'] ?? 7) }),
  change({ params, body, principal, idempotencyKey }) {
    if (body.title === 'stale') throw staleVersion(params.id, 1, 2);
    if (body.title === 'broken') throw new Error(`cannot reach ${principal.email} with ${idempotencyKey}`);
    if (body.title === 'wrong') return { id: params.id, books: 0.5 };
    if (body.title === 'again')
      return new Reply({ id: params.id, books: 1 }, { status: 200, headers: { Again: 'yes' } });
    return { id: params.id, books: body.books };
  },
});
const app = serveCalls('gateway', shelves, serving);

function send(init: {
  method?: string;
  path?: string;
  token?: string;
  body?: unknown;
  text?: string;
  headers?: object;
}) {
  const method = init.method ?? 'POST';
  const text = init.text ?? (init.body === undefined ? undefined : JSON.stringify(init.body));
  const headers = new Headers({ Authorization: `Bearer ${init.token ?? 'customer'}`, 'Idempotency-Key': 'k-1' });
  if (text !== undefined) headers.set('Content-Type', 'application/json');
  for (const [name, value] of Object.entries({ ...init.headers })) headers.set(name, String(value));
  if (init.token === '') headers.delete('Authorization');
  return app.request(init.path ?? '/shelf/a', { method, headers, ...(text !== undefined && { body: text }) });
}

test('a handler gets the decoded request, and the response has the status in the contract', async () => {
  const response = await send({ body: { books: 3 } });
  expect([response.status, await response.json()]).toEqual([201, { id: 'a', books: 3 }]);
});

test('a handler can set another status and headers', async () => {
  const response = await send({ body: { books: 3, title: 'again' } });
  expect([response.status, response.headers.get('again')]).toEqual([200, 'yes']);
});

test('a query parameter is also read from the header with the same name', async () => {
  const response = await send({ method: 'GET', token: 'guest', headers: { 'shelf-version': '4' } });
  expect(await response.json()).toEqual({ id: 'a', books: 4 });
});

test.each([
  ['JWT not present.', ''],
  ['Invalid JWT.', 'planted'],
])('GW-020 the gateway rejects a missing or invalid token with %s', async (message, token) => {
  const response = await send({ token, body: { books: 1 } });
  expect([response.status, await response.json()]).toEqual([401, { statusCode: 401, message }]);
});

test('a call that requires a customer rejects a guest', async () => {
  expect((await send({ token: 'guest', body: { books: 1 } })).status).toBe(403);
});

test.each([
  ['malformed JSON', { text: '{"books":' }, 400, 'InvalidInput'],
  ['no body', {}, 400, 'InvalidInput'],
  ['a missing member', { body: {} }, 400, 'RequiredField'],
  ['a wrong type', { body: { books: 'many' } }, 400, 'InvalidField'],
  ['an unknown member', { body: { books: 1, price: 1 } }, 400, 'InvalidInput'],
  ['another content type', { body: { books: 1 }, headers: { 'Content-Type': 'text/plain' } }, 415, 'InvalidInput'],
  [
    'a list of content types',
    { body: { books: 1 }, headers: { 'Content-Type': 'text/json, a/b' } },
    415,
    'InvalidInput',
  ],
  ['a compressed body', { body: { books: 1 }, headers: { 'Content-Encoding': 'gzip' } }, 415, 'InvalidInput'],
  ['a character that cannot be stored', { body: { books: 1, title: '\0' } }, 400, 'InvalidInput'],
  ['a lone surrogate', { text: '{"books":1,"title":"\\ud800"}' }, 400, 'InvalidInput'],
  ['a body nested too deep', { text: `${'['.repeat(3000)}${']'.repeat(3000)}` }, 400, 'InvalidInput'],
  ['a body that is too long', { body: { books: 1, title: 'x'.repeat(300_000) } }, 413, 'InvalidInput'],
  [
    'an idempotency key that is not visible text',
    { body: { books: 1 }, headers: { 'Idempotency-Key': '' } },
    400,
    'InvalidField',
  ],
])('a request with %s gets a documented error response', async (_, init, status, code) => {
  const response = await send(init);
  const body = (await response.json()) as { statusCode: number; errors: { code: string }[] };
  expect([response.status, body.statusCode, body.errors[0]?.code]).toEqual([status, status, code]);
});

test('a call is also served under the base path', async () => {
  expect((await send({ path: '/api/shelf/b', body: { books: 2 } })).status).toBe(201);
});

test('a documented error response of a handler is sent unchanged', async () => {
  const response = await send({ body: { books: 1, title: 'stale' } });
  expect([response.status, await response.json()]).toMatchObject([409, { errors: [{ currentVersion: 2 }] }]);
});

test.each(['broken', 'wrong'])('a %s handler causes a 500 without details', async (title) => {
  const response = await send({ body: { books: 1, title }, headers: { 'X-Request-Id': 'r-9' } });
  expect([response.status, await response.json()]).toEqual([
    500,
    { statusCode: 500, message: 'Internal server error', activityId: 'r-9' },
  ]);
});

test('the request id is echoed, or generated when it is missing or invalid', async () => {
  const idOf = async (headers: object) => (await send({ body: { books: 1 }, headers })).headers.get('x-request-id');
  expect([await idOf({ 'X-Request-Id': 'r-1' }), await idOf({}), await idOf({ 'X-Request-Id': '<b>' })]).toEqual([
    'r-1',
    'new-id',
    'new-id',
  ]);
});

test('an unknown path is 404 and a known one with another method 405', async () => {
  const unknown = await send({ method: 'GET', path: '/nowhere' });
  expect([unknown.status, await unknown.json()]).toMatchObject([404, { errors: [{ code: 'UnknownPath' }] }]);
  const response = await send({ method: 'DELETE' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
});

test('a 415 response lists the supported type or encoding in its headers', async () => {
  const headersFor = async (name: string, value: string) =>
    (await send({ body: { books: 1 }, headers: { [name]: value } })).headers;
  expect((await headersFor('Content-Type', 'text/plain')).get('accept')).toBe('application/json');
  expect((await headersFor('Content-Encoding', 'br')).get('accept-encoding')).toBe('identity');
  expect((await send({ body: { books: 1 }, headers: { 'Content-Encoding': 'identity' } })).status).toBe(201);
});

test('a log line contains the matched route, even when the path matches other routes', async () => {
  const lines: { route: string; status: number }[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) });
  const create = call({ number: 3, system: 'gateway', method: 'POST', path: '/shelf/create', auth: 'none' });
  const named = serveCalls('gateway', [...implement({ create }, { create: () => undefined }), ...shelves], {
    ...serving,
    log,
  });
  for (const path of ['/shelf/create', '/api/shelf/b', '/nowhere']) await named.request(path, { method: 'POST' });
  expect(lines.map(({ route, status }) => `${status} ${route}`)).toEqual([
    '200 /shelf/create',
    '401 /shelf/:id',
    '404 *',
  ]);
});

test('a log line contains the trace id of a valid traceparent header', async () => {
  const lines: { traceId?: string }[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) });
  const traced = serveCalls('gateway', shelves, { ...serving, log });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  for (const traceparent of [`00-${traceId}-b7ad6b7169203331-01`, `00-${traceId}`, 'a\tb'])
    await traced.request('/nowhere', { headers: { traceparent } });
  expect(lines.map((line) => line.traceId)).toEqual([traceId, undefined, undefined]);
});

test('the identity system sends error responses in its own envelope', async () => {
  const identity = serveCalls('identity', shelves, serving);
  const response = await identity.request('/nowhere', { headers: { 'X-Request-Id': 'r-2' } });
  expect(await response.json()).toEqual({
    errorCode: 'E0000007',
    errorSummary: 'Resource not found',
    errorLink: 'E0000007',
    errorId: 'r-2',
    errorCauses: [{ errorSummary: 'Resource not found' }],
  });
});

test('handlers that do not match the contract do not compile', () => {
  // @ts-expect-error a handler is missing
  implement(calls, { read: () => ({ id: '', books: 1 }) });
  implement(calls, {
    // @ts-expect-error a member of the reply is missing
    read: () => ({ id: '' }),
    // @ts-expect-error a member of the reply has another type
    change: () => ({ id: '', books: '1' }),
  });
  implement(calls, {
    read({ principal }) {
      // @ts-expect-error a guest has no e-mail
      String(principal.email);
      return { id: '', books: 1 };
    },
    change({ body }) {
      // @ts-expect-error the body has no such member
      String(body.name);
      return { id: '', books: 1 };
    },
  });
  expect(new HttpProblem(404, {}).message).toBe('status 404');
});
