import http from 'node:http';
import https from 'node:https';
import { pipeline, Readable } from 'node:stream';
import { acceptedCodings, decoded } from './content-coding.node.ts';
import { Unreadable, type Reply, type RequestParts, type Send } from './send.ts';

/** Sends with Node's HTTP client over its global agents. An ended signal closes the connection. */
export const sendThroughHttp: Send = async (url, parts) => {
  const { signal, body } = parts;
  signal.throwIfAborted();
  const request = requestTo(new URL(url), parts);
  const giveUp = () => void request.destroy(signal.reason as Error);
  signal.addEventListener('abort', giveUp);
  try {
    const reply = replyTo(request, parts.mostBytes);
    if (body instanceof Blob) pipeline(Readable.from(body.stream()), request, () => undefined);
    else request.end(body);
    return await reply;
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
};

function requestTo(url: URL, { method, headers, body }: RequestParts): http.ClientRequest {
  const { protocol, hostname, port, pathname, search } = url;
  return (protocol === 'https:' ? https : http).request({
    protocol,
    method,
    hostname: hostname.startsWith('[') ? hostname.slice(1, -1) : hostname,
    port,
    path: pathname + search,
    headers: {
      'User-Agent': 'node',
      'Accept-Encoding': acceptedCodings,
      ...(body !== null && { 'Content-Length': lengthOf(body) }),
      ...headers,
    },
  });
}

// by itself Node frames only the bodies of methods that usually have one
const lengthOf = (body: string | Blob): number => (body instanceof Blob ? body.size : Buffer.byteLength(body));

const replyTo = (request: http.ClientRequest, mostBytes: number): Promise<Reply> =>
  new Promise((resolve, reject) => {
    request.on('error', reject);
    let hasAnswer = false;
    request.on('response', (message) => {
      hasAnswer = true;
      resolve(readReply(message, mostBytes));
    });
    // an error is dear to make
    request.on('close', () => !hasAnswer && reject(new Error('closed without an answer')));
  });

async function readReply(message: http.IncomingMessage, mostBytes: number): Promise<Reply> {
  const bytes = await readBytes(message, mostBytes);
  const codings = message.headers['content-encoding'];
  return {
    status: message.statusCode ?? 0,
    header: (name) => message.headers[name]?.toString() ?? null,
    body: codings && bytes.byteLength > 0 ? await decoded(bytes, codings, mostBytes) : bytes,
  };
}

const readBytes = (message: http.IncomingMessage, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer<ArrayBuffer>[] = [];
    let size = 0;
    message.on('data', (chunk: Buffer<ArrayBuffer>) => {
      size += chunk.byteLength;
      chunks.push(chunk);
      if (size <= mostBytes) return;
      reject(new Unreadable('too large'));
      message.destroy();
    });
    message.on('error', reject);
    message.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
  });
