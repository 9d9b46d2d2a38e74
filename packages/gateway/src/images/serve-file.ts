import type { Context } from 'hono';

/**
 * Sets the ETag and evaluates the request's conditional headers, before the file is built. Returns 304 when the
 * client's copy is current, 412 when If-Match fails, otherwise undefined.
 *
 * @see RFC 9110 §13.2.2
 */
export function checkPreconditions(c: Context, etag: string): 304 | 412 | undefined {
  c.header('ETag', `"${etag}"`);
  c.header('Accept-Ranges', 'bytes');
  const wanted = tagsIn(c.req.header('if-match'));
  if (wanted && !wanted.includes(`"${etag}"`) && !wanted.includes('*')) return notCached(c, 412);
  const known = tagsIn(c.req.header('if-none-match'))?.map((tag) => tag.replace(/^W\//, '')) ?? [];
  return known.includes(`"${etag}"`) || known.includes('*') ? 304 : undefined;
}

/**
 * Serves the file or the requested byte range; a request for several ranges gets the whole file.
 *
 * @see RFC 9110 §14.2
 */
export function serveFile(c: Context, { etag, type, bytes }: { etag: string; type: string; bytes: Buffer }) {
  const range = rangeOf(c, etag, bytes.length);
  if (range === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${bytes.length}`);
    return c.body(null, notCached(c, 416));
  }
  c.header('Content-Type', type);
  const { first, last } = range ?? { first: 0, last: bytes.length - 1 };
  if (range) c.header('Content-Range', `bytes ${first}-${last}/${bytes.length}`);
  c.header('Content-Length', String(last - first + 1));
  return c.body(new Uint8Array(bytes.subarray(first, last + 1)), range ? 206 : 200);
}

/** Serves an SVG under a policy that blocks its scripts when it is opened directly. */
export function serveSvg(c: Context, file: { etag: string; bytes: Buffer }) {
  c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  return serveFile(c, { ...file, type: 'image/svg+xml' });
}

/** Keeps a shared cache from serving an error that one client caused to all others. */
function notCached<Status>(c: Context, status: Status): Status {
  c.header('Cache-Control', 'no-store');
  return status;
}

const tagsIn = (header: string | undefined): string[] | undefined => header?.split(',').map((tag) => tag.trim());

interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** The requested byte range; undefined to serve the whole file; unsatisfiable when it starts beyond the file's end. */
function rangeOf(c: Context, etag: string, length: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(c.req.header('range') ?? '') ?? [];
  const isOtherVersion = (c.req.header('if-range') ?? `"${etag}"`) !== `"${etag}"`;
  if ((from === '' && to === '') || isOtherVersion || c.req.method !== 'GET') return undefined;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined; // an invalid range is ignored
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return first > last ? 'unsatisfiable' : { first, last };
}
