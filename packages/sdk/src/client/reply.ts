import type { Call, FileReply } from '../contract/call.ts';
import type { Answer } from './errors.ts';

/** What came is no readable answer. */
export class Unreadable extends Error {}

const largestJsonBytes = 4 * 1024 * 1024;
const largestFileBytes = 256 * 1024 * 1024;

const jsonType = /^application\/(?:[\w.+-]+\+)?json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

const saysJson = (response: Response): boolean => jsonType.test(response.headers.get('content-type') ?? '');

/** The body as JSON, if it is JSON of a reasonable size. */
export async function readJson(response: Response): Promise<unknown> {
  if (!saysJson(response)) throw new Unreadable('content type');
  const text = await readText(response);
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreadable('no JSON');
  }
}

/** The answer behind a refusal; its body is JSON when it says and is so, else text. */
export async function readAnswer(response: Response, retryAfterMs: number | undefined): Promise<Answer> {
  const text = await readText(response);
  return { status: response.status, body: saysJson(response) ? parsedOrText(text) : text, retryAfterMs };
}

function parsedOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The file that a call answers with, under the name that the answer gives it. */
export async function readFile(response: Response): Promise<FileReply> {
  const bytes = await readBytes(response, largestFileBytes);
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  return { blob: new Blob([bytes], { type }), filename: filenameFrom(response.headers.get('content-disposition')) };
}

/** @see wire reference 73: the encoded name before the plain one. */
function filenameFrom(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="([^"]*)"|filename=([^;\s]+)/i.exec(disposition ?? '');
  const name = decoded(encoded) ?? plain?.[1] ?? plain?.[2] ?? '';
  return name.replaceAll(/[/\\\p{Cc}]/gu, '') || 'download.pdf';
}

function decoded(name: string | undefined): string | undefined {
  try {
    return name === undefined ? undefined : decodeURIComponent(name);
  } catch {
    return undefined;
  }
}

/** The statuses of success; the first is what the gateway sends. */
export const isSuccess = ({ status = [200] }: Call, response: Response): boolean => status.includes(response.status);

async function readText(response: Response): Promise<string> {
  const bytes = await readBytes(response, largestJsonBytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Unreadable('no UTF-8');
  }
}

/** The bytes of the body; one that grows too large is not read to its end. */
async function readBytes({ body }: Response, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  let size = 0;
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.byteLength;
    chunks.push(read.value);
    if (size > mostBytes) {
      await reader?.cancel();
      throw new Unreadable('too large');
    }
  }
  return joined(chunks, size);
}

function joined(chunks: readonly Uint8Array<ArrayBuffer>[], size: number): Uint8Array<ArrayBuffer> {
  const [only] = chunks;
  if (only && chunks.length === 1) return only;
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
