import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Hono, type Context } from 'hono';
import type { Logger } from '../http/log.ts';
import { createWorkQueue, QueueFullError } from '../http/work-queue.ts';
import { serveFile, serveSvg, checkPreconditions } from './serve-file.ts';
import { createImageCache } from './image-cache.ts';
import { ImageRequestError, readImageRequest, type ImageFormat, type ImageRequest } from './image-request.ts';
import type { Master, Masters } from './master.ts';
import { createPlaceholders } from './placeholders.ts';
import { renderImage } from './render-image.ts';

export interface ImagesOptions {
  readonly masters: Masters;
  /** The cache folder of rendered pictures. */
  readonly folder: string;
  readonly log: Logger;
}

const forever = 'public, max-age=31536000, immutable';
const shortly = 'public, max-age=60';

const contentTypes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
} as const satisfies Record<Exclude<ImageFormat, 'svg'>, string>;

/**
 * The image service's origin: `/is/image/{account}/{name}[:crop]?wid=&hei=&fmt=&qlt=&fit=&$preset$`. The account is the one
 * that the site configuration names, so any name is served.
 */
export function createImages({ masters, folder, log }: ImagesOptions): Hono {
  const app = new Hono();
  const cache = createImageCache({ folder, log });
  // half of the thread pool, which file access and password hashing share
  const queue = createWorkQueue({ concurrency: Math.min(2, availableParallelism()), maxWaiting: 500 });
  const placeholders = createPlaceholders(masters, queue);

  app.use(async (c, next) => {
    await next();
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    c.header('X-Content-Type-Options', 'nosniff');
  });
  app.get('/is/image/:account/:name', async (c) => {
    const [, name = '', crop] = /^([^:]*)(?::(.*))?$/s.exec(c.req.param('name')) ?? [];
    const master = await masters.find(name);
    if (!master) return missing(c);
    const request = readImageRequest(new URL(c.req.url).searchParams, crop);
    if (request.format === 'svg' && !master.isSvg)
      throw new ImageRequestError('fmt=svg is supported for drawings only');
    const key = keyOf(master, request);
    c.header('Cache-Control', forever);
    const status = checkPreconditions(c, key);
    if (status) return c.body(null, status);
    const { format } = request;
    if (format === 'svg') return serveSvg(c, { etag: key, bytes: await master.read() });
    const bytes = await cache(key, () => queue(async () => renderImage(master, { ...request, format })));
    return serveFile(c, { etag: key, type: contentTypes[format], bytes });
  });
  app.get('/is/placeholders/:account', async (c) => {
    c.header('Cache-Control', shortly);
    return c.json(await placeholders.all());
  });
  app.get('/is/placeholders/:account/:name', async (c) => {
    const master = await masters.find(c.req.param('name'));
    if (!master) return missing(c);
    c.header('Cache-Control', shortly);
    return c.json(await placeholders.of(master));
  });
  app.notFound(missing);
  app.onError((error, c) => {
    c.header('Cache-Control', 'no-store');
    if (error instanceof ImageRequestError) return c.text(error.message, 400);
    if (error instanceof QueueFullError) return c.text('Too many pictures at once.', 503, { 'Retry-After': '2' });
    log.error({ path: c.req.path, err: error }, 'a picture could not be rendered');
    return c.text('This picture could not be rendered.', 500);
  });
  return app;
}

const keyOf = (master: Master, request: ImageRequest) =>
  createHash('sha256')
    .update(JSON.stringify([master.hash, request]))
    .digest('base64url')
    .slice(0, 32);

const missing = (c: Context) => c.text('There is no such picture.', 404, { 'Cache-Control': shortly });
