import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import { rejectConnection, type Reject } from './reject-connection.ts';
import { createRequestsUnderWay } from './requests-under-way.ts';

/** How long a connection may take, and how many there may be. */
export interface ConnectionLimits {
  readonly headersMs: number;
  readonly requestMs: number;
  /** How long a connection stays open between two requests. */
  readonly idleMs: number;
  readonly connections: number;
}

const defaultLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  // longer than the idle timeout of load balancers (at most Google's 600 s): a server that closes first resets requests
  idleMs: 620_000,
  connections: 2_000,
};

/** By default Node checks its timeouts every 30 seconds, which is longer than headers may take. */
const checksPerTimeout = 4;
const idleCheckMs = 50;

export interface ListenOptions {
  /** @param peer the IP address at the other end of the connection */
  readonly fetch: (request: Request, peer?: string) => Response | Promise<Response>;
  readonly host: string;
  readonly port: number;
  readonly rejection: Reject;
  /** Whether `/health/ready` responds 200; by default always. */
  readonly isReady?: () => boolean;
  readonly limits?: Partial<ConnectionLimits>;
}

/** A listening server. */
export interface Listener {
  /** The given port, or the one that the operating system chose for 0. */
  readonly port: number;
  /**
   * Finishes the running requests, then stops. While it finishes them, for up to half of the given time, it still
   * accepts requests, and `/health/ready` responds 503 so that a load balancer sends new ones elsewhere.
   */
  readonly close: (withinMs: number) => Promise<void>;
}

/** Listens on a host and port; resolves when the server accepts connections, rejects when the port is in use. */
export async function listen(options: ListenOptions): Promise<Listener> {
  const { host, port, rejection, isReady = () => true } = options;
  const underWay = createRequestsUnderWay();
  const state = { isDraining: false };
  const handle = handlerOf(options);
  const server = hardenedServer(options, (incoming, outgoing) => {
    if (state.isDraining) outgoing.setHeader('Connection', 'close');
    if (hostsOf(incoming) > 1) rejectRequest(outgoing, rejection);
    else if (incoming.url === '/health/live') report(outgoing, true);
    else if (incoming.url === '/health/ready') report(outgoing, !state.isDraining && isReady());
    else {
      underWay.add(outgoing);
      handle(incoming, outgoing);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async close(withinMs) {
      state.isDraining = true;
      await underWay.finished(withinMs / 2);
      await stop(server, withinMs / 2);
    },
  };
}

function handlerOf({ fetch, rejection }: ListenOptions): RequestListener {
  const errorHandler = (error: unknown) => {
    const status = error instanceof RequestError ? 400 : 500;
    const { headers, body } = rejection(status);
    return new Response(body, { status, headers });
  };
  const handle = getRequestListener((request, { incoming }) => fetch(request, incoming.socket.remoteAddress), {
    errorHandler,
    overrideGlobalObjects: false,
  });
  return (incoming, outgoing) => void handle(incoming, outgoing);
}

function hardenedServer({ rejection, limits: given }: ListenOptions, onRequest: RequestListener): Server {
  const limits = { ...defaultLimits, ...given };
  const connectionsCheckingInterval = limits.headersMs / checksPerTimeout;
  const server = createServer({ requireHostHeader: false, connectionsCheckingInterval }, onRequest);
  server.on('checkExpectation', onRequest); // the Expect header is ignored
  server.on('clientError', (error, socket) => rejectConnection(error, socket, rejection));
  server.on('connect', (_, socket: Duplex) => rejectConnection({}, socket, rejection)); // by default Node closes the connection without a response
  server.on('drop', () => server.closeIdleConnections()); // frees room for new connections
  server.headersTimeout = limits.headersMs;
  server.requestTimeout = limits.requestMs;
  server.keepAliveTimeout = limits.idleMs;
  server.maxConnections = limits.connections;
  return server;
}

/** Node uses the first of several Host headers; a proxy in front of the server may have used another. */
const hostsOf = ({ headersDistinct }: IncomingMessage): number => headersDistinct.host?.length ?? 0;

function rejectRequest(outgoing: ServerResponse, rejection: Reject): void {
  const { headers, body } = rejection(400);
  outgoing.writeHead(400, { ...headers, 'Content-Length': Buffer.byteLength(body), Connection: 'close' }).end(body);
}

const healthHeaders = {
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

function report(outgoing: ServerResponse, isHealthy: boolean): void {
  outgoing
    .writeHead(isHealthy ? 200 : 503, { ...healthHeaders, ...(!isHealthy && { 'Retry-After': '1' }) })
    .end(JSON.stringify({ status: isHealthy ? 'ok' : 'unavailable' }));
}

/** Accepts no new connection, and closes those that have not ended in time. */
async function stop(server: Server, withinMs: number): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), withinMs);
  // a connection becomes idle only after its last response, when the server may already be closing
  const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  clearTimeout(timer);
  clearInterval(idle);
}
