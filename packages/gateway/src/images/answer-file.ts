import type { Context } from 'hono';

/**
 * What a request's conditions come to before the file is made, and says what the answer is by a name for its content:
 * 304 for who has it already, 412 for who wants another, else undefined.
 *
 * @see RFC 9110 §13.2.2
 */
export function conditionsOf(c: Context, etag: string): 304 | 412 | undefined {
  c.header('ETag', `"${etag}"`);
  c.header('Accept-Ranges', 'bytes');
  const wanted = tagsIn(c.req.header('if-match'));
  if (wanted && !wanted.includes(`"${etag}"`) && !wanted.includes('*')) return 412;
  const known = tagsIn(c.req.header('if-none-match'))?.map((tag) => tag.replace(/^W\//, '')) ?? [];
  return known.includes(`"${etag}"`) || known.includes('*') ? 304 : undefined;
}

/** The file, or the part of it that is asked for; several parts at once are answered with all of it. @see RFC 9110 §14.2 */
export function answerFile(c: Context, { etag, type, bytes }: { etag: string; type: string; bytes: Buffer }) {
  const part = partOf(c, etag, bytes.length);
  if (part === 'none') {
    c.header('Content-Range', `bytes */${bytes.length}`);
    return c.body(null, 416);
  }
  c.header('Content-Type', type);
  const { first, last } = part ?? { first: 0, last: bytes.length - 1 };
  if (part) c.header('Content-Range', `bytes ${first}-${last}/${bytes.length}`);
  c.header('Content-Length', String(last - first + 1));
  return c.body(new Uint8Array(bytes.subarray(first, last + 1)), part ? 206 : 200);
}

/** An SVG that, opened as a page of its own, runs nothing. */
export function answerSvg(c: Context, file: { etag: string; bytes: Buffer }) {
  c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  return answerFile(c, { ...file, type: 'image/svg+xml' });
}

const tagsIn = (header: string | undefined): string[] | undefined => header?.split(',').map((tag) => tag.trim());

/** The bytes asked for: undefined for all of them, also to who had a part of another file; none when it ends before them. */
function partOf(c: Context, etag: string, length: number): { first: number; last: number } | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(c.req.header('range') ?? '') ?? [];
  const isOfAnother = (c.req.header('if-range') ?? `"${etag}"`) !== `"${etag}"`;
  if ((from === '' && to === '') || isOfAnother || c.req.method !== 'GET') return undefined;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined; // no range at all
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return first > last ? 'none' : { first, last };
}
