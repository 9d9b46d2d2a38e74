import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';

const immutable = 'public, max-age=31536000, immutable';
const revalidatedDaily = 'public, max-age=86400';

/** Serves the built scripts, styles and fonts, which never change because their names contain a hash. */
export function serveBuiltFiles(root: string): MiddlewareHandler {
  const find = findFile(root);
  return async (c, next) => {
    const file = await find(c, next);
    file?.headers.set('Cache-Control', immutable);
    return file;
  };
}

/** Serves files with fixed names, such as the icon, with an ETag. Other paths are passed to the pages. */
export function servePublicFiles(root: string): MiddlewareHandler {
  const find = findFile(root);
  const versions = versionsOf(root);
  const validate = etag();
  return async (c, next) => {
    const version = versions.get(c.req.path);
    if (version === undefined) return next();
    const file = await find(c, next);
    if (!file) return;
    file.headers.set('Cache-Control', revalidatedDaily);
    file.headers.set('ETag', `"${version}${file.headers.get('Content-Encoding') ?? ''}"`);
    await validate(c, () => {
      c.res = file;
      return Promise.resolve();
    });
  };
}

/** Returns a hash per file, because a range or a response without a body needs the ETag of the whole file. */
function versionsOf(root: string): ReadonlyMap<string, string> {
  const files = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(files.map(({ name }) => [`/${name}`, hash('sha256', readFileSync(join(root, name)), 'base64url')]));
}

/** Adds ETags to cacheable generated responses, such as the sitemap. */
export function addEtags(): MiddlewareHandler {
  const validate = etag({ weak: true }); // weak, because the response is compressed afterwards
  return async (c, next) => {
    await next();
    const cacheControl = c.res.headers.get('Cache-Control') ?? '';
    if (/^public\b/.test(cacheControl) && !cacheControl.includes('immutable'))
      await validate(c, () => Promise.resolve());
  };
}

/** Returns the file of a path, or undefined when the next handler responded. Headers set in `onFound` would be lost. */
function findFile(root: string) {
  const find = serveStatic({ root, precompressed: true });
  return async (...[c, next]: Parameters<MiddlewareHandler>): Promise<Response | undefined> => {
    const file: unknown = await find(c, next); // the result of `next` when the file is missing
    if (!(file instanceof Response)) return undefined;
    if (!file.headers.has('Vary')) file.headers.set('Vary', 'Accept-Encoding');
    return file;
  };
}
