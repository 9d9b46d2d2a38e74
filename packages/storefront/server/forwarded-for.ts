import type { Context } from 'hono';

/** Bindings that the server passes with a request; empty in tests. */
export interface Env {
  /** The IP address of the connection's peer. */
  Bindings: { peer?: string | undefined };
}

/**
 * Returns the X-Forwarded-For value for requests to the gateway: the incoming header followed by the IP address of the
 * peer. The gateway knows which of them are proxies. Empty when neither is known.
 */
export function forwardedFor(c: Pick<Context<Env>, 'env' | 'req'>): string {
  const peer = (c.env as Env['Bindings'] | undefined)?.peer;
  return [c.req.header('x-forwarded-for'), peer].filter(Boolean).join(', ');
}
