import { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';

const compressible = /^(?:text\/|application\/(?:json|ld\+json|xml|manifest\+json)|image\/svg)/;

/** In order of preference. Each chunk is flushed, so a streamed page still streams. */
const encoders = {
  br: () =>
    createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH, level: 6 }),
};
type Encoding = keyof typeof encoders;

/** Encoders at maximum compression, for bodies that are compressed once. */
const wholeEncoders = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Compresses a page that is cached for some seconds: off the main thread, at a moderate level. */
export async function compressWhole(page: string, encoding: Encoding | undefined): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Buffer.from(page);
  if (encoding === undefined) return bytes;
  return new Uint8Array(await pageEncoders[encoding](bytes));
}

const pageEncoders = {
  br: (bytes: Buffer) => wholeEncoders.br(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: wholeEncoders.gzip,
};

const immutableBodiesMaxBytes = 4_000_000;

/** Returns the preferred encoding that the client accepts, or undefined. */
export function chooseEncoding(acceptEncoding: string): Encoding | undefined {
  const isAccepted = new Map(
    acceptEncoding.split(',').map((part) => {
      const [name = '', ...parameters] = part.toLowerCase().split(';');
      return [name.trim(), !parameters.some((parameter) => /^\s*q=0(?:\.0{0,3})?\s*$/.test(parameter))];
    }),
  );
  return (Object.keys(encoders) as Encoding[]).find((name) => isAccepted.get(name) ?? isAccepted.get('*'));
}

/** Compresses text responses. The compressed bytes of public, immutable responses are cached. */
export function compress(): MiddlewareHandler {
  const immutableBodies = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: immutableBodiesMaxBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
  });

  async function compressOnce(c: Context, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
    const { pathname, search } = new URL(c.req.url);
    const key = `${encoding} ${pathname}${search}`;
    const bytes = immutableBodies.get(key) ?? new Uint8Array(await wholeEncoders[encoding](await c.res.arrayBuffer()));
    immutableBodies.set(key, bytes);
    return bytes;
  }

  return async (c, next) => {
    await next();
    const { body, headers } = c.res;
    if (!body || headers.has('Content-Encoding') || !compressible.test(headers.get('Content-Type') ?? '')) return;
    if (!/\baccept-encoding\b/i.test(headers.get('Vary') ?? '')) headers.append('Vary', 'Accept-Encoding');
    const encoding = chooseEncoding(c.req.header('Accept-Encoding') ?? '');
    if (!encoding) return;
    const compressed = isImmutable(c.res) ? await compressOnce(c, encoding) : body.pipeThrough(encoderStream(encoding));
    c.res = new Response(compressed, c.res);
    c.res.headers.set('Content-Encoding', encoding);
    if (compressed instanceof Uint8Array) c.res.headers.set('Content-Length', String(compressed.byteLength));
    else c.res.headers.delete('Content-Length');
  };
}

const isImmutable = ({ ok, headers }: Response): boolean =>
  ok && /^public\b.*\bimmutable\b/.test(headers.get('Cache-Control') ?? '');

// Node and the DOM declare incompatible types for the same web streams.
const encoderStream = (encoding: Encoding) =>
  Duplex.toWeb(encoders[encoding]()) as unknown as ReadableWritablePair<
    Uint8Array<ArrayBuffer>,
    Uint8Array<ArrayBuffer>
  >;
