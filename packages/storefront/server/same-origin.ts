import type { MiddlewareHandler } from 'hono';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a request may change state: it comes from a page of ours, as the browser itself says.
 * A request that carries neither header comes from no browser page and is refused too.
 */
export function mayChangeState(request: Request, publicOrigin: string): boolean {
  if (readingMethods.has(request.method)) return true;
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'same-origin';
  const origin = request.headers.get('Origin');
  return origin !== null && ownOrigins(publicOrigin).includes(origin);
}

/** Refuses every state-changing request that another site caused, resource routes included. */
export function sameOrigin(publicOrigin: string): MiddlewareHandler {
  return async (c, next) => {
    if (!mayChangeState(c.req.raw, publicOrigin)) return c.text('This request did not come from the shop.', 403);
    await next();
  };
}

/** On a developer's machine the three names of the loopback address are the same place. */
function ownOrigins(publicOrigin: string): string[] {
  const { protocol, hostname, port } = new URL(publicOrigin);
  if (!loopbackHosts.includes(hostname)) return [publicOrigin];
  return loopbackHosts.map((host) => `${protocol}//${host}${port && `:${port}`}`);
}
