import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

/** Logs one line per request, without its query, headers, cookies or body. A client disconnect is not an error. */
export function accessLog(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    const { signal } = c.req.raw; // a signal first read later would miss an earlier disconnect
    await next();
    const { method, path } = c.req;
    if (signal.aborted) {
      log.info({ method, path }, 'the client disconnected');
      return;
    }
    log.debug(
      { method, path, status: c.res.status, durationMs: Math.round(performance.now() - start) },
      'response sent',
    );
  };
}
