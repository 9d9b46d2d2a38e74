import type { MiddlewareHandler } from 'hono';
import { readingMethods } from './same-origin.ts';

const maxBytes = 64 * 1024;
const formType = 'application/x-www-form-urlencoded';

/** Answers 415 to what is sent and is no form of ours, and 413 to a form that is too long, before a page reads it. */
export function readableForm(): MiddlewareHandler {
  return async (c, next) => {
    if (readingMethods.has(c.req.method)) return next();
    const [type = ''] = (c.req.header('Content-Type') ?? '').split(';');
    if (type.trim().toLowerCase() !== formType) return c.text('Only a form can be read here.', 415);
    const { method, headers, signal } = c.req.raw;
    const body = await readForm(c.req.raw);
    if (body === undefined) return c.text('This form is too long.', 413);
    c.req.raw = new Request(c.req.url, { method, headers, signal, body });
    return next();
  };
}

/** The text of a form, read no further than its limit; undefined when it is longer. */
async function readForm({ headers, body }: Request): Promise<string | undefined> {
  if (Number(headers.get('Content-Length') ?? 0) > maxBytes) return undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
