import type { System } from '@basin/sdk/contract';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { handleCall, type ServingContext } from './handle-call.ts';
import { HttpProblem, problem } from './http-problem.ts';
import type { ImplementedCall } from './implement.ts';
import { rateLimitHeaders, type Attempt } from './limits/attempts.ts';
import { clientAddress } from './limits/client-address.ts';
import { countNetwork, expectWithinLimit } from './limits/network-limits.ts';
import { formatProblemFor } from './problem-envelopes.ts';
import { routePath } from './route-path.ts';
import { securityEventOf } from './security-event.ts';
import { problemFrom } from './unexpected.ts';

/** The bindings and variables of each request. */
export interface Env {
  /** The IP address of the connected peer; undefined within this process. */
  Bindings: { peer?: string | undefined };
  Variables: { requestId: string; route?: string; attempt?: Attempt; event?: string };
}

/** The gateway serves its calls at the root and under this base path. */
const gatewayBase = '/api';
const unknownRoute = '*';
const requestIdPattern = /^[\w.-]{1,100}$/;
/** @see https://www.w3.org/TR/trace-context/#traceparent-header */
const traceParent = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}/;

/** Routes calls to their handlers, and sends every error response in the envelope of the system. */
export function serveCalls(
  system: System,
  implemented: readonly ImplementedCall[],
  serving: ServingContext,
): Hono<Env> {
  const app = new Hono<Env>();
  app.use(setHeaders(serving), logRequests(system, serving));
  const bases = system === 'gateway' ? ['', gatewayBase] : [''];
  for (const each of implemented) {
    const { pattern } = routePath(each.entry.path);
    const patterns = bases.map((base) => base + pattern);
    app.on(each.entry.method, patterns, async (c) => {
      c.set('route', pattern);
      const callerAddress = callerAddressOf(c, serving);
      const attempt = await countNetwork(serving.db, each.entry, callerAddress, serving.now());
      if (attempt) c.set('attempt', attempt);
      expectWithinLimit(attempt);
      return handleCall(each, { request: c.req.raw, matched: c.req.param(), callerAddress }, serving);
    });
  }
  for (const [pattern, methods] of methodsByPattern(implemented)) {
    const patterns = bases.map((base) => base + pattern);
    app.on('ALL', patterns, (c) => {
      c.set('route', pattern);
      const body = { statusCode: 405, message: `This path supports only ${methods.join(', ')}.` };
      throw new HttpProblem(405, body, { Allow: methods.join(', ') });
    });
  }
  app.notFound((c) =>
    send(formatProblemFor(system, noSuchPath(), { path: c.req.path, requestId: c.get('requestId') })),
  );
  app.onError((error, c) => {
    const requestId = c.get('requestId');
    const rejected = c.req.raw.signal.aborted ? clientClosed() : problemFrom(error, requestId, serving.log);
    const event = securityEventOf(rejected);
    if (event !== undefined) c.set('event', event);
    return send(formatProblemFor(system, rejected, { path: c.req.path, requestId }));
  });
  return app;
}

/** Sets the headers that every response has. */
const setHeaders =
  ({ newId }: ServingContext): MiddlewareHandler<Env> =>
  async (c, next) => {
    const given = c.req.header('x-request-id') ?? '';
    c.set('requestId', requestIdPattern.test(given) ? given : newId());
    await next();
    c.header('X-Request-Id', c.get('requestId'));
    c.header('X-Content-Type-Options', 'nosniff');
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
    const attempt = c.get('attempt');
    // a 429 already has the headers of its own limit
    if (attempt && !c.res.headers.has('RateLimit-Limit'))
      for (const [name, value] of Object.entries(rateLimitHeaders(attempt))) c.header(name, value);
  };

const logRequests =
  (system: System, { log }: ServingContext): MiddlewareHandler<Env> =>
  async (c, next) => {
    const startedMs = performance.now();
    await next();
    const durationMs = Math.round(performance.now() - startedMs);
    const { requestId, route = unknownRoute } = c.var;
    const event = c.res.headers.has('Idempotent-Replayed') ? 'answer-replayed' : c.get('event');
    const traceId = traceParent.exec(c.req.header('traceparent') ?? '')?.[1];
    const { method } = c.req;
    log.info({ requestId, traceId, system, method, route, status: c.res.status, durationMs, event }, 'request');
  };

/** Returns the caller's IP address. */
export const callerAddressOf = (c: Context<Env>, { proxies }: Pick<ServingContext, 'proxies'>): string | undefined =>
  // there are no bindings within this process
  clientAddress(
    { peer: (c.env as Env['Bindings'] | undefined)?.peer, forwardedFor: c.req.header('x-forwarded-for') ?? null },
    proxies,
  );

function methodsByPattern(implemented: readonly ImplementedCall[]): Map<string, string[]> {
  const byPattern = Map.groupBy(implemented, ({ entry }) => routePath(entry.path).pattern);
  return new Map(
    [...byPattern].map(([pattern, group]) => [pattern, group.flatMap(({ entry }) => alsoHead(entry.method))]),
  );
}

/** A path that supports GET also supports HEAD. */
const alsoHead = (method: string): string[] => (method === 'GET' ? ['GET', 'HEAD'] : [method]);

/** Only for the log: 499 is the conventional status for a client that closed the connection. */
const clientClosed = (): HttpProblem =>
  new HttpProblem(499, { statusCode: 499, message: 'The client closed the connection.' });

/** Has a code, so that a caller with a wrong base URL can tell it from a missing object. */
const noSuchPath = (): HttpProblem => problem(404, { code: 'UnknownPath', message: 'Resource not found' });

const send = (problem: HttpProblem): Response =>
  Response.json(problem.body, { status: problem.status, headers: problem.headers });
