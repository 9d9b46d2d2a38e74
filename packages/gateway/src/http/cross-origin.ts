import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Origin } from './origin.ts';

const preflightSeconds = 600;
const methods = ['GET', 'POST', 'PUT', 'DELETE'];

/** The response headers that pages of other origins can read. */
const exposed = ['Content-Disposition', 'Retry-After', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];
const traces = ['X-Request-Id', 'Idempotent-Replayed'];

/** Allows pages of these origins to call the API from the browser, with cookies. */
export function allowCors({ fetch }: Origin, allowedOrigins: readonly string[]): Origin {
  if (allowedOrigins.length === 0) return { fetch };
  const app = new Hono<{ Bindings: { peer?: string | undefined } }>();
  const exposeHeaders = [...exposed, ...traces];
  const origin = [...allowedOrigins];
  app.use(cors({ origin, allowMethods: methods, exposeHeaders, credentials: true, maxAge: preflightSeconds }));
  app.all('*', async (c) => fetch(c.req.raw, c.env.peer));
  return { fetch: (request, peer) => app.fetch(request, { peer }) };
}
