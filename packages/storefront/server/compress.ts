import { Duplex } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

const compressible = /^(?:text\/|application\/(?:json|ld\+json|xml|manifest\+json)|image\/svg)/;

/** In the order in which we like to send them; each chunk leaves at once, so a streamed page still streams. */
const encoders = {
  br: () =>
    createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH, level: 6 }),
};
type Encoding = keyof typeof encoders;

/** The best encoding that a client takes, or none. */
export function chooseEncoding(acceptEncoding: string): Encoding | undefined {
  const accepted = acceptEncoding.split(',').filter((part) => !/;\s?q=0(?:\.0{1,3})?$/.test(part.trimEnd()));
  const names = new Set(accepted.map((part) => part.split(';', 1)[0]?.trim().toLowerCase()));
  return (Object.keys(encoders) as Encoding[]).find((name) => names.has(name) || names.has('*'));
}

/** Compresses text on its way out. */
export function compress(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { body, headers } = c.res;
    if (!body || headers.has('Content-Encoding') || !compressible.test(headers.get('Content-Type') ?? '')) return;
    headers.append('Vary', 'Accept-Encoding');
    const encoding = chooseEncoding(c.req.header('Accept-Encoding') ?? '');
    if (!encoding) return;
    c.res = new Response(body.pipeThrough(encoderStream(encoding)), c.res);
    c.res.headers.set('Content-Encoding', encoding);
    c.res.headers.delete('Content-Length');
  };
}

// Node's types of web streams and the DOM's are two declarations of the same thing.
const encoderStream = (encoding: Encoding) =>
  Duplex.toWeb(encoders[encoding]()) as unknown as ReadableWritablePair<
    Uint8Array<ArrayBuffer>,
    Uint8Array<ArrayBuffer>
  >;
