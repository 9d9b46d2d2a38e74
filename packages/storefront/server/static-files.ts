import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';

const immutable = 'public, max-age=31536000, immutable';
const revalidatedDaily = 'public, max-age=86400';

/** Serves the built scripts, styles and fonts; their names carry a hash, so they never change. */
export function builtFiles(root: string): MiddlewareHandler {
  const find = findFile(root);
  return async (c, next) => {
    const file = await find(c, next);
    file?.headers.set('Cache-Control', immutable);
    return file;
  };
}

/** Serves the few files with fixed names, such as the icon, with a validator; other paths go on to the pages. */
export function publicFiles(root: string): MiddlewareHandler {
  const find = findFile(root);
  const validate = etag();
  return async (c, next) => {
    const file = await find(c, next);
    if (!file) return;
    file.headers.set('Cache-Control', revalidatedDaily);
    await validate(c, () => {
      c.res = file;
      return Promise.resolve();
    });
  };
}

/** Returns the file of a path, or undefined when the next handler answered. Headers set in `onFound` would be lost. */
function findFile(root: string) {
  const find = serveStatic({ root, precompressed: true });
  return async (...[c, next]: Parameters<MiddlewareHandler>): Promise<Response | undefined> => {
    const file: unknown = await find(c, next); // what `next` resolves to when there is no file
    if (!(file instanceof Response)) return undefined;
    if (!file.headers.has('Vary')) file.headers.set('Vary', 'Accept-Encoding');
    return file;
  };
}
