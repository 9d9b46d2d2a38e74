import type { Context } from 'hono';

/** Says what the answer is, by a name for its content; true when who asks has it already. */
export function isKnown(c: Context, etag: string): boolean {
  c.header('ETag', `"${etag}"`);
  const known = (c.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(`"${etag}"`) || known.includes('*');
}

/** An SVG that, opened as a page of its own, runs nothing. */
export function answerSvg(c: Context, bytes: Buffer) {
  c.header('Content-Type', 'image/svg+xml');
  c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  return c.body(new Uint8Array(bytes));
}
