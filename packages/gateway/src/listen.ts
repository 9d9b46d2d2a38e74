import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Origin } from './create-gateway.ts';

const HOST = '127.0.0.1';

/** How long a connection may take, and how many there may be. */
export interface ConnectionLimits {
  readonly headersMs: number;
  readonly requestMs: number;
  readonly connections: number;
}

const limits: ConnectionLimits = { headersMs: 10_000, requestMs: 30_000, connections: 2_000 };

/** Node looks every half a minute whose time is over; that is longer than headers may take. */
const LOOKS_PER_TIMEOUT = 4;

/** A port on loopback that answers. */
export interface Listener {
  /** Stops taking requests, finishes those under way within the time given, then cuts off the rest. */
  readonly close: (withinMs: number) => Promise<void>;
}

/** Answers requests to a port of the loopback address; rejects when the port is taken. */
export async function listen(
  { fetch }: Origin,
  port: number,
  { headersMs, requestMs, connections } = limits,
): Promise<Listener> {
  const listener = getRequestListener((request, { incoming }) => fetch(request, incoming.socket.remoteAddress), {
    errorHandler: unreadable,
    overrideGlobalObjects: false,
  });
  const connectionsCheckingInterval = headersMs / LOOKS_PER_TIMEOUT;
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    if (hostsOf(incoming) > 1) refuseHosts(outgoing);
    else void listener(incoming, outgoing);
  };
  const server = createServer({ requireHostHeader: false, connectionsCheckingInterval }, answer);
  server.on('checkExpectation', answer); // what a client expects beside an answer does not matter
  server.on('clientError', refuseConnection);
  server.on('connect', (_, socket: Duplex) => refuseConnection({}, socket)); // no tunnels: Node would only hang up
  server.headersTimeout = headersMs;
  server.requestTimeout = requestMs;
  server.maxConnections = connections;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  return { close: (withinMs) => close(server, withinMs) };
}

const CANNOT_BE_READ = 'The request cannot be read.';
const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** The answer to a request whose address or host makes no URL: no handler sees it. */
function unreadable(error: unknown): Response {
  const [status, message] =
    error instanceof RequestError ? ([400, CANNOT_BE_READ] as const) : ([500, 'Internal server error'] as const);
  return Response.json({ statusCode: status, message }, { status, headers });
}

/** Node takes the first of several hosts; what stands before the gateway may have taken another. */
const hostsOf = ({ headersDistinct }: IncomingMessage): number => headersDistinct.host?.length ?? 0;

function refuseHosts(outgoing: ServerResponse): void {
  const body = JSON.stringify({ statusCode: 400, message: CANNOT_BE_READ });
  const length = { 'Content-Length': body.length, Connection: 'close' };
  outgoing.writeHead(400, { ...headers, 'Content-Type': 'application/json', ...length }).end(body);
}

const connectionErrors: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** The answer to what is no HTTP at all, has headers without end, or never ends. */
function refuseConnection(error: Partial<NodeJS.ErrnoException>, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = connectionErrors[error.code ?? ''] ?? 400;
  const body = JSON.stringify({ statusCode: status, message: CANNOT_BE_READ });
  const lines = Object.entries({
    ...headers,
    'Content-Type': 'application/json',
    'Content-Length': String(body.length),
    Connection: 'close',
  });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${head}\r\n${body}`);
}

async function close(server: Server, withinMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), withinMs);
  await closed;
  clearTimeout(timer);
}
