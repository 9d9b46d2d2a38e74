import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** What the server that listens hands on with a request; nothing in a test. */
export interface Env {
  Bindings: Partial<HttpBindings>;
}

/**
 * For whom the shop asks the gateway: what came along, and the address at the other end of the connection. The gateway
 * knows which of them are proxies. Empty when no one is known.
 */
export function forwardedFor(c: Pick<Context<Env>, 'env' | 'req'>): string {
  const peer = (c.env as Env['Bindings'] | undefined)?.incoming?.socket.remoteAddress;
  return [c.req.header('x-forwarded-for'), peer].filter(Boolean).join(', ');
}
