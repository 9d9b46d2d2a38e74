import type { MiddlewareHandler } from 'hono';
import { maxReceiptBytes } from '../app/features/registration/receipt.ts';
import { problemPage } from './problem-page.ts';
import { safeMethods } from './same-origin.ts';

const maxBytes = 64 * 1024;
const formType = 'application/x-www-form-urlencoded';
const fileFormType = 'multipart/form-data';
/** Pages whose form uploads a text file when no script has read the file into a field. */
const fileFormPaths = /^\/[a-z]{2}\/(?:quick-order|my-account\/projects)(?:\.data)?$/;

/** The page whose form uploads the receipt of a purchase, which the page forwards unchanged. */
const receiptPath = /^\/[a-z]{2}\/my-account\/register-online-product(?:\.data)?$/;
const maxReceiptFormBytes = maxReceiptBytes + maxBytes;

/**
 * Rejects a body that is not a form with 415, and a form that is too long with 413, before a page reads it. Pages get
 * an uploaded text file as a text field; only product registration receives the file itself.
 */
export function requireForm(): MiddlewareHandler {
  return async (c, next) => {
    if (safeMethods.has(c.req.method)) return next();
    const [type = ''] = (c.req.header('Content-Type') ?? '').split(';');
    const readFields = readers[type.trim().toLowerCase()];
    const isMultipart = readFields === readMultipart;
    if (isMultipart && receiptPath.test(c.req.path))
      return isWithin(c.req.raw, maxReceiptFormBytes) ? next() : problemPage('formTooLong', c.req.path);
    if (!readFields || (isMultipart && !fileFormPaths.test(c.req.path))) return problemPage('notAForm', c.req.path);
    const { method, signal } = c.req.raw;
    const bytes = await readWithinLimit(c.req.raw);
    if (bytes === undefined) return problemPage('formTooLong', c.req.path);
    const body = await readFields(bytes, c.req.raw);
    if (body === undefined) return problemPage('unreadableForm', c.req.path);
    const headers = new Headers(c.req.raw.headers);
    headers.set('Content-Type', formType);
    headers.delete('Content-Length');
    c.req.raw = new Request(c.req.url, { method, headers, signal, body });
    return next();
  };
}

/** Whether a request declares a Content-Length within the limit. The server never reads more than that. */
const isWithin = ({ headers }: Request, limit: number): boolean =>
  headers.has('Content-Length') && Number(headers.get('Content-Length')) <= limit;

type ReadFields = (bytes: Buffer<ArrayBuffer>, request: Request) => Promise<string | undefined> | string;

/** Returns a multipart form URL-encoded, with files as text fields, or undefined when it is malformed. */
async function readMultipart(bytes: Buffer<ArrayBuffer>, { headers }: Request): Promise<string | undefined> {
  const type = headers.get('Content-Type') ?? '';
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => undefined);
  if (!form) return undefined;
  const fields = new URLSearchParams();
  for (const [name, value] of form) fields.append(name, typeof value === 'string' ? value : await value.text());
  return fields.toString();
}

const readers: Readonly<Record<string, ReadFields>> = {
  [formType]: (bytes) => bytes.toString(),
  [fileFormType]: readMultipart,
};

/** Reads a form body up to the limit. Returns undefined when the body is longer. */
async function readWithinLimit({ headers, body }: Request): Promise<Buffer<ArrayBuffer> | undefined> {
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
