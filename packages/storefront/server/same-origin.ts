import type { MiddlewareHandler } from 'hono';
import { problemPage } from './problem-page.ts';

/** Methods that change no state and have no body. */
export const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a request may change state: according to the browser, it comes from a page of the shop.
 * A request with neither header does not come from a browser page and is rejected too.
 */
export function canChangeState(request: Request, publicOrigin: string): boolean {
  if (safeMethods.has(request.method)) return true;
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'same-origin';
  const origin = request.headers.get('Origin');
  return origin !== null && ownOrigins(publicOrigin).includes(origin);
}

/** Rejects every state-changing request that another site caused, including those to resource routes. */
export function requireSameOrigin(publicOrigin: string): MiddlewareHandler {
  return async (c, next) => {
    if (!canChangeState(c.req.raw, publicOrigin)) return problemPage('foreignForm', c.req.path);
    await next();
  };
}

/** Returns the hosts that forms may come from; schemes are ignored because a proxy may terminate TLS. */
export const allowedFormHosts = (publicOrigin: string): string[] =>
  ownOrigins(publicOrigin).map((origin) => new URL(origin).host);

/** The three names of the loopback address count as the same origin. */
function ownOrigins(publicOrigin: string): string[] {
  const { protocol, hostname, port } = new URL(publicOrigin);
  if (!loopbackHosts.includes(hostname)) return [publicOrigin];
  return loopbackHosts.map((host) => `${protocol}//${host}${port && `:${port}`}`);
}
