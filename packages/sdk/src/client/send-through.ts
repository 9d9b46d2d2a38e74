import { Unreadable, type Fetch, type Reply, type RequestParts, type Send } from './send.ts';

/** What the platform's fetch does for one request. */
export type Transmit = (url: string, init: RequestInit) => Promise<Response>;

/** Through a given fetch, or the platform's as it is when the call is made. */
export const transmitThrough = (fetch: Fetch | undefined): Transmit =>
  fetch ? async (url, init) => fetch(new Request(url, init)) : (url, init) => globalThis.fetch(url, init);

/** Sends through a fetch. */
export const sendThrough =
  (transmit: Transmit): Send =>
  async (url, { method, headers, body, signal, credentials, mostBytes }: RequestParts): Promise<Reply> => {
    const response = await transmit(url, { method, headers, body, signal, credentials, redirect: 'manual' });
    return {
      status: response.status,
      header: (name) => response.headers.get(name),
      body: await readBytes(response, mostBytes),
    };
  };

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
