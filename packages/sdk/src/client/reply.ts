import type { Call, FileReply } from '../contract/call.ts';
import type { ErrorResponse } from './errors.ts';
import { UnreadableResponse, type Reply } from './send.ts';

const maxJsonBytes = 4 * 1024 * 1024;
const maxFileBytes = 256 * 1024 * 1024;

/** Returns the maximum size of a call's response body. */
export const maxBytesOf = ({ reply }: Call): number => (reply === 'blob' ? maxFileBytes : maxJsonBytes);

const jsonType = /^application\/(?:[\w.+-]+\+)?json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

const isJson = ({ header }: Reply): boolean => jsonType.test(header('content-type') ?? '');

const notJson = 'it is not JSON; check the base URL';

/** Returns the body as JSON. */
export function readJson(reply: Reply): unknown {
  if (!isJson(reply)) throw new UnreadableResponse(notJson);
  const text = readText(reply);
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableResponse('invalid JSON');
  }
}

/** Rejects an HTML page, whatever its status: it comes from a proxy between the client and the system. */
export function rejectHtmlPage({ header }: Reply): void {
  if (header('content-type')?.startsWith('text/html')) throw new UnreadableResponse(notJson);
}

/** Returns an error response; its body is parsed if it is valid JSON, otherwise text. */
export function readErrorResponse(reply: Reply, retryAfterMs: number | undefined): ErrorResponse {
  const text = readText(reply);
  return { status: reply.status, body: isJson(reply) ? parsedOrText(text) : text, retryAfterMs };
}

function parsedOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Returns the file in a response; an empty response is an error. */
export function readFile({ readFile: read }: Call, reply: Reply): FileReply {
  const file = read?.(reply);
  if (!file) throw new UnreadableResponse('empty');
  return file;
}

/** Returns whether a response has one of the call's success statuses; the gateway returns the first. */
export const isSuccess = ({ status: success = [200] }: Call, { status }: Reply): boolean => success.includes(status);

function readText({ body }: Reply): string {
  if (body.byteLength > maxJsonBytes) throw new UnreadableResponse('too large');
  try {
    return utf8.decode(body);
  } catch {
    throw new UnreadableResponse('invalid UTF-8');
  }
}

const utf8 = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true });
