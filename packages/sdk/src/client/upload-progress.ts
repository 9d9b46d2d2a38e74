import type { Fetch } from './send.ts';

/** The progress of an upload. */
export interface UploadProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

export type OnProgress = (progress: UploadProgress) => void;

/**
 * Returns a fetch that reports the upload progress of each request body: in a browser through `XMLHttpRequest`, the
 * only API with upload progress, elsewhere by counting the bytes read from the body.
 */
export function reportingProgress(onProgress: OnProgress, fetch?: Fetch): Fetch {
  if (fetch === undefined && typeof XMLHttpRequest === 'function') return (request) => sendByXhr(request, onProgress);
  return (request) => sendCounted(request, onProgress, fetch ?? globalThis.fetch);
}

async function sendCounted(request: Request, onProgress: OnProgress, fetch: Fetch): Promise<Response> {
  const body = countedStream(await request.clone().blob(), onProgress);
  const init = { body, duplex: 'half' };
  return fetch(new Request(request, init));
}

const chunkBytes = 64 * 1024;

/** Streams a file in chunks and reports each one as it is read. */
function countedStream(file: Blob, onProgress: OnProgress): ReadableStream<Uint8Array> {
  let sentBytes = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (sentBytes >= file.size) {
          controller.close();
          return;
        }
        const piece = new Uint8Array(await file.slice(sentBytes, sentBytes + chunkBytes).arrayBuffer());
        sentBytes += piece.length;
        controller.enqueue(piece);
        onProgress({ sentBytes, totalBytes: file.size });
      },
    },
    { highWaterMark: 0 },
  );
}

async function sendByXhr(request: Request, onProgress: OnProgress): Promise<Response> {
  const body = await request.blob();
  request.signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    xhr.responseType = 'blob';
    xhr.withCredentials = request.credentials === 'include';
    request.headers.forEach((value, name) => xhr.setRequestHeader(name, value));
    xhr.upload.onprogress = ({ loaded: sentBytes, total: totalBytes }) => onProgress({ sentBytes, totalBytes });
    xhr.onload = () => resolve(responseOf(xhr));
    xhr.onerror = () =>
      reject(new TypeError('The upload got no response. Check the connection and that the gateway is reachable.'));
    xhr.onabort = () => reject(request.signal.reason as Error);
    request.signal.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(body);
  });
}

function responseOf(xhr: XMLHttpRequest): Response {
  const lines = xhr.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean);
  const headers = lines.map((line) => line.split(/:\s*(.*)/s, 2) as [string, string]);
  const body = xhr.response as Blob;
  // a status without content, such as 204, does not allow even an empty body
  return new Response(body.size > 0 ? body : null, { status: xhr.status, statusText: xhr.statusText, headers });
}
