import type { MiddlewareHandler } from 'hono';
import { readingMethods } from './same-origin.ts';

const maxBytes = 64 * 1024;
const formType = 'application/x-www-form-urlencoded';
const fileFormType = 'multipart/form-data';
/** Pages whose form sends a file of text while no script has read it into the form. */
const takesFiles = /^\/[a-z]{2}\/(?:quick-order|my-account\/projects)(?:\.data)?$/;

/** The page whose form sends a file that the page passes on as it is: the receipt of a purchase. */
const takesReceipt = /^\/[a-z]{2}\/my-account\/register-online-product(?:\.data)?$/;
/** A file of 10 MB, the most that the gateway stores, and the texts beside it. */
const receiptMaxBytes = 10 * 1024 * 1024 + maxBytes;

/**
 * Answers 415 to what is sent and is no form of ours, and 413 to a form that is too long, before a page reads it. A page only ever reads
 * texts, of a file what is in it; the one that takes a receipt reads the file.
 */
export function readableForm(): MiddlewareHandler {
  return async (c, next) => {
    if (readingMethods.has(c.req.method)) return next();
    const [type = ''] = (c.req.header('Content-Type') ?? '').split(';');
    const formOf = readers[type.trim().toLowerCase()];
    const isFileForm = formOf === readTexts;
    if (isFileForm && takesReceipt.test(c.req.path))
      return isWithin(c.req.raw, receiptMaxBytes) ? next() : c.text('This form is too long.', 413);
    if (!formOf || (isFileForm && !takesFiles.test(c.req.path))) return c.text('Only a form can be read here.', 415);
    const { method, signal } = c.req.raw;
    const sent = await readForm(c.req.raw);
    if (sent === undefined) return c.text('This form is too long.', 413);
    const body = await formOf(sent, c.req.raw);
    if (body === undefined) return c.text('This form cannot be read.', 400);
    const headers = new Headers(c.req.raw.headers);
    headers.set('Content-Type', formType);
    headers.delete('Content-Length');
    c.req.raw = new Request(c.req.url, { method, headers, signal, body });
    return next();
  };
}

/** Whether a request says how long it is, and that it is no longer than a limit: the server reads no more than it says. */
const isWithin = ({ headers }: Request, most: number): boolean =>
  headers.has('Content-Length') && Number(headers.get('Content-Length')) <= most;

type ReadText = (sent: Buffer<ArrayBuffer>, request: Request) => Promise<string | undefined> | string;

/** A form with files as one of texts; undefined when it breaks off. */
async function readTexts(sent: Buffer<ArrayBuffer>, { headers }: Request): Promise<string | undefined> {
  const type = headers.get('Content-Type') ?? '';
  const form = await new Response(sent, { headers: { 'Content-Type': type } }).formData().catch(() => undefined);
  if (!form) return undefined;
  const texts = new URLSearchParams();
  for (const [name, value] of form) texts.append(name, typeof value === 'string' ? value : await value.text());
  return texts.toString();
}

const readers: Readonly<Record<string, ReadText>> = {
  [formType]: (sent) => sent.toString(),
  [fileFormType]: readTexts,
};

/** What a form sends, read no further than its limit; undefined when it is longer. */
async function readForm({ headers, body }: Request): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(headers.get('Content-Length') ?? 0) > maxBytes) return undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
