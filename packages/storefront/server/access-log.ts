import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

/** One line per request; never a query, a header, a cookie or a body. */
export function accessLog(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const { method, path } = c.req;
    log.debug({ method, path, status: c.res.status, durationMs: Math.round(performance.now() - start) }, 'answered');
  };
}
