import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Origin } from './origin.ts';

const PREFLIGHT_SECONDS = 600;
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

/** What a page of another site may read beside the body: the name of a file, when to come again, what to cite in a report. */
const EXPOSED = ['Content-Disposition', 'Retry-After', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];
const TRACES = ['X-Request-Id', 'Idempotent-Replayed'];

/** Lets the pages of these sites call an origin from the browser, with cookies; no other site's. */
export function letIn({ fetch }: Origin, sites: readonly string[]): Origin {
  if (sites.length === 0) return { fetch };
  const app = new Hono<{ Bindings: { peer?: string | undefined } }>();
  const exposeHeaders = [...EXPOSED, ...TRACES];
  const origin = [...sites];
  app.use(cors({ origin, allowMethods: METHODS, exposeHeaders, credentials: true, maxAge: PREFLIGHT_SECONDS }));
  app.all('*', async (c) => fetch(c.req.raw, c.env.peer));
  return { fetch: (request, peer) => app.fetch(request, { peer }) };
}
