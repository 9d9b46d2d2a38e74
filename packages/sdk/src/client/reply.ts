import type { Call, FileReply } from '../contract/call.ts';
import type { Answer } from './errors.ts';
import { Unreadable, type Reply } from './send.ts';

const largestJsonBytes = 4 * 1024 * 1024;
const largestFileBytes = 256 * 1024 * 1024;

/** What the body of an answer to a call may have. */
export const mostBytes = ({ reply }: Call): number => (reply === 'blob' ? largestFileBytes : largestJsonBytes);

const jsonType = /^application\/(?:[\w.+-]+\+)?json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

const saysJson = ({ header }: Reply): boolean => jsonType.test(header('content-type') ?? '');

/** The body as JSON. */
export function readJson(reply: Reply): unknown {
  if (!saysJson(reply)) throw new Unreadable('content type');
  const text = readText(reply);
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreadable('no JSON');
  }
}

/** A page is no answer to a call, whatever its status: it comes from something that stands between. */
export function refusePage({ header }: Reply): void {
  if (header('content-type')?.startsWith('text/html')) throw new Unreadable('content type');
}

/** The answer behind an error response; its body is JSON when it says and is so, else text. */
export function readAnswer(reply: Reply, retryAfterMs: number | undefined): Answer {
  const text = readText(reply);
  return { status: reply.status, body: saysJson(reply) ? parsedOrText(text) : text, retryAfterMs };
}

function parsedOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The file that a call answers with; an empty one is none. */
export function readFile({ readFile: read }: Call, reply: Reply): FileReply {
  const file = read?.(reply);
  if (!file) throw new Unreadable('empty');
  return file;
}

/** The statuses of success; the first is what the gateway sends. */
export const isSuccess = ({ status: success = [200] }: Call, { status }: Reply): boolean => success.includes(status);

function readText({ body }: Reply): string {
  if (body.byteLength > largestJsonBytes) throw new Unreadable('too large');
  try {
    return utf8.decode(body);
  } catch {
    throw new Unreadable('no UTF-8');
  }
}

const utf8 = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true });
