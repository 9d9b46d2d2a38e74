import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const immutable = 'public, max-age=31536000, immutable';

/** Serves the built scripts, styles and fonts; their names carry a hash, so they never change. */
export function builtFiles(root: string): MiddlewareHandler {
  return serveStatic({ root, precompressed: true, onFound: (_path, c) => c.header('Cache-Control', immutable) });
}

/** Serves the few files with fixed names, such as the icon; anything else goes on to the pages. */
export function publicFiles(root: string): MiddlewareHandler {
  return serveStatic({ root, onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=86400') });
}
