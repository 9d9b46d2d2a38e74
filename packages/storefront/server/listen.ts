import { getRequestListener, type HttpBindings, type ServerType } from '@hono/node-server';
import { createServer, STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { fixedHeaders } from './security-headers.ts';

const headersTimeoutMs = 10_000;
const requestTimeoutMs = 30_000;
const drainMs = 10_000;

export type ShopFetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/** Listens on the loopback address; resolves when connections are taken, rejects when the port is in use. */
export function listen(fetch: ShopFetch, port: number): Promise<Server> {
  const listener = getRequestListener((request, env) => fetch(request, env as HttpBindings), {
    errorHandler: () => new Response(cannotBeRead, { status: 400, headers: refusalHeaders }),
    overrideGlobalObjects: false,
  });
  const server = createServer({ requireHostHeader: false }, (incoming, outgoing) => void listener(incoming, outgoing));
  server.on('clientError', refuseConnection);
  server.headersTimeout = headersTimeoutMs;
  server.requestTimeout = requestTimeoutMs;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

const cannotBeRead = 'This address cannot be read.';
/** No page is made for what is no request: the answer is text, and loads nothing. */
const refusalHeaders = {
  ...fixedHeaders,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
};
const statuses: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** The answer to what is no HTTP at all, has headers without end, or never ends. */
function refuseConnection(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ''] ?? 400;
  const headers = { ...refusalHeaders, 'Content-Length': String(cannotBeRead.length), Connection: 'close' };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${head.join('')}\r\n${cannotBeRead}`);
}

/** Takes no new connection, lets running requests end, and ends the process when the last one has. */
export function endCleanly(server: ServerType): void {
  const end = () => {
    server.close(() => process.exit(0));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    setTimeout(() => process.exit(0), drainMs).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, end);
}
