import type { MiddlewareHandler } from 'hono';

/** Methods that change nothing and carry no body. */
export const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
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

/** The hosts that a form may come from: what stands in front of the shop may take its encryption off. */
export const ownHosts = (publicOrigin: string): string[] =>
  ownOrigins(publicOrigin).map((origin) => new URL(origin).host);

/** On a developer's machine the three names of the loopback address are the same place. */
function ownOrigins(publicOrigin: string): string[] {
  const { protocol, hostname, port } = new URL(publicOrigin);
  if (!loopbackHosts.includes(hostname)) return [publicOrigin];
  return loopbackHosts.map((host) => `${protocol}//${host}${port && `:${port}`}`);
}
