import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { System } from '@basin/sdk/contract';
import type { Origin } from '../../src/http/origin.ts';
import type { Fault } from './fault.ts';
import { head, headersOf, type UpstreamReply } from './wire.ts';

/** A request that reached the system behind the proxy, with its response. */
export interface Exchange extends UpstreamReply {
  readonly method: string;
  /** Includes the query string. */
  readonly path: string;
}

/** Whether a fault applies to the request with this path and query string. */
export type ShouldFail = (path: string) => boolean;

/** A route through the proxy with its own fault. */
export interface Leg {
  /** The base URL of each system on this leg. */
  readonly baseURL: Record<System, string>;
  /** How many requests it received, or how many for some paths. */
  readonly requestCount: (which?: ShouldFail) => number;
  /** The exchanges that reached the systems. */
  readonly exchanges: readonly Exchange[];
  /** Waits until the systems have handled all requests, including those whose client has disconnected. */
  readonly settled: () => Promise<unknown>;
}

/** A proxy in front of the systems of a gateway, with a fault on each leg. */
export interface FaultProxy {
  /** Opens a leg. The fault applies to all requests unless `shouldFail` is given. */
  readonly openLeg: (fault?: Fault, shouldFail?: ShouldFail) => Leg;
  /** The number of open connections that have carried a request; idle pooled connections do not count. */
  readonly connections: () => number;
  /** Closes all connections, idle ones included. */
  readonly closeConnections: () => void;
  readonly close: () => Promise<void>;
}

interface LegState {
  readonly fault: Fault | undefined;
  readonly shouldFail: ShouldFail;
  readonly exchanges: Exchange[];
  readonly deliveries: Promise<unknown>[];
  readonly paths: string[];
  failedCount: number;
}

/** Starts a proxy for the given systems on a free port of the loopback address. */
export async function startFaultProxy(systems: Readonly<Record<System, Origin>>): Promise<FaultProxy> {
  const legs: LegState[] = [];
  const usedSockets = new Set<Socket>();
  const server = createServer({ keepAliveTimeout: 0 }, (request) => {
    const [, number = '', system = '', ...path] = (request.url ?? '').split('/');
    const leg = legs[Number(number)];
    if (!leg) throw new Error(`no open leg for ${request.url}`);
    usedSockets.add(request.socket);
    request.socket.once('close', () => usedSockets.delete(request.socket));
    // the client may abort the request while the proxy reads it
    forward(request, leg, systems[system as System], `/${path.join('/')}`).catch(() => request.socket.destroy());
  });
  server.on('clientError', (_, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    openLeg(fault, shouldFail = () => true) {
      const leg: LegState = { fault, shouldFail, exchanges: [], deliveries: [], paths: [], failedCount: 0 };
      const origin = `http://127.0.0.1:${port}/${legs.push(leg) - 1}`;
      const baseURL = { gateway: `${origin}/gateway`, author: `${origin}/author`, identity: `${origin}/identity` };
      return {
        baseURL,
        exchanges: leg.exchanges,
        requestCount: (which = () => true) => leg.paths.filter(which).length,
        settled: () => Promise.allSettled(leg.deliveries),
      };
    },
    connections: () => usedSockets.size,
    closeConnections: () => server.closeAllConnections(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function forward(request: IncomingMessage, leg: LegState, { fetch }: Origin, path: string): Promise<void> {
  const { socket } = request;
  socket.on('error', () => undefined); // the client has disconnected
  leg.paths.push(path);
  const fault = faultOn(leg, path);
  const body = await bodyOf(request);
  const reply = fault?.isLost ? noReply : await deliver(request, leg, fetch, path, body);
  if (socket.destroyed) return;
  if (fault) await fault.respond({ ...reply, socket, pause: (ms) => pauseOn(socket, ms) });
  else {
    socket.write(head(reply.status, { ...headersOf(reply), 'content-length': String(reply.body.byteLength) }));
    socket.end(reply.body);
  }
}

function faultOn(leg: LegState, path: string): Fault | undefined {
  if (!leg.fault || !leg.shouldFail(path)) return undefined;
  leg.failedCount += 1;
  return leg.failedCount > (leg.fault.times ?? Infinity) ? undefined : leg.fault;
}

async function deliver(request: IncomingMessage, leg: LegState, fetch: Origin['fetch'], path: string, body: Buffer) {
  const delivery = send(fetch, request, path, body);
  leg.deliveries.push(delivery);
  const reply = await delivery;
  leg.exchanges.push({ method: request.method ?? '', path, ...reply });
  return reply;
}

const noReply: UpstreamReply = { status: 503, headers: [], body: Buffer.alloc(0) };

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function send(
  fetch: Origin['fetch'],
  request: IncomingMessage,
  path: string,
  body: Buffer,
): Promise<UpstreamReply> {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined || /^(host|connection|content-length|transfer-encoding)$/.test(name)
      ? []
      : [[name, String(value)] as [string, string]],
  );
  const init = { method: request.method ?? 'GET', headers, ...(body.byteLength > 0 && { body: new Uint8Array(body) }) };
  const response = await fetch(new Request(`http://127.0.0.1:4002${path}`, init));
  return {
    status: response.status,
    headers: [...response.headers],
    body: Buffer.from(await response.arrayBuffer()),
  };
}

async function pauseOn(socket: Socket, ms: number): Promise<void> {
  const ended = new AbortController();
  const end = () => ended.abort();
  socket.once('close', end);
  await delay(ms, undefined, { signal: ended.signal }).catch(() => undefined); // the client closed first
  socket.off('close', end);
}
