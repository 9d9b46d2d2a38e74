import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

/** One line per request; never a query, a header, a cookie or a body. A client that hung up is no error of ours. */
export function accessLog(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    const { signal } = c.req.raw; // a signal that is first read later does not know that the client is gone
    await next();
    const { method, path } = c.req;
    if (signal.aborted) {
      log.info({ method, path }, 'the client hung up');
      return;
    }
    log.debug({ method, path, status: c.res.status, durationMs: Math.round(performance.now() - start) }, 'answered');
  };
}
