import { Unreadable, type Fetch, type Reply, type RequestParts, type Send } from './send.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The platform's fetch as it is when the call is made. */
export const platformFetch: Fetch = (request) => globalThis.fetch(request);

/** Sends through a fetch. */
export const sendThrough =
  (fetch: Fetch): Send =>
  async (url, { mostBytes, ...init }: RequestParts): Promise<Reply> => {
    init.signal.throwIfAborted();
    const request = new Request(url, { ...init, redirect: 'manual' });
    const response = await fetch(request);
    return {
      status: response.status,
      header: (name) => response.headers.get(name),
      body: await readBytes(response, mostBytes, request),
    };
  };

/** Node's fetch hears a signal only as long as the request is held: hence it is, until all has been read. */
async function readBytes({ body }: Response, mostBytes: number, { signal }: Request): Promise<Bytes> {
  const chunks: Bytes[] = [];
  const reader = body?.getReader();
  let size = 0;
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.byteLength;
    chunks.push(read.value);
    if (size > mostBytes || signal.aborted) {
      await reader?.cancel();
      throw new Unreadable('too large');
    }
  }
  const [first, second] = chunks;
  return first && !second ? first : new Uint8Array(await new Blob(chunks).arrayBuffer());
}
