import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Origin } from './origin.ts';

const PREFLIGHT_SECONDS = 600;
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

/** The response headers that pages of other origins can read. */
const EXPOSED = ['Content-Disposition', 'Retry-After', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];
const TRACES = ['X-Request-Id', 'Idempotent-Replayed'];

/** Allows pages of these origins to call the API from the browser, with cookies. */
export function allowCors({ fetch }: Origin, allowedOrigins: readonly string[]): Origin {
  if (allowedOrigins.length === 0) return { fetch };
  const app = new Hono<{ Bindings: { peer?: string | undefined } }>();
  const exposeHeaders = [...EXPOSED, ...TRACES];
  const origin = [...allowedOrigins];
  app.use(cors({ origin, allowMethods: METHODS, exposeHeaders, credentials: true, maxAge: PREFLIGHT_SECONDS }));
  app.all('*', async (c) => fetch(c.req.raw, c.env.peer));
  return { fetch: (request, peer) => app.fetch(request, { peer }) };
}
