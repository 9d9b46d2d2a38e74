import type { Context } from 'hono';

/** What the server hands on with a request; nothing in a test. */
export interface Env {
  /** The address at the other end of the connection. */
  Bindings: { peer?: string | undefined };
}

/**
 * For whom the shop asks the gateway: what came along, and the address at the other end of the connection. The gateway
 * knows which of them are proxies. Empty when no one is known.
 */
export function forwardedFor(c: Pick<Context<Env>, 'env' | 'req'>): string {
  const peer = (c.env as Env['Bindings'] | undefined)?.peer;
  return [c.req.header('x-forwarded-for'), peer].filter(Boolean).join(', ');
}
