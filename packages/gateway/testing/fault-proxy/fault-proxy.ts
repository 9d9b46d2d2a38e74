import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { System } from '@basin/sdk/contract';
import type { Origin } from '../../src/http/origin.ts';
import type { Fault } from './fault.ts';
import { head, headersOf, type Answered } from './wire.ts';

/** A request that came to the system behind the proxy, and what that answered. */
export interface Exchange extends Answered {
  readonly method: string;
  /** With its query. */
  readonly path: string;
}

/** Which requests a fault is for, by their path with its query. */
export type Suffers = (path: string) => boolean;

/** A way through the proxy that has a fault of its own. */
export interface Way {
  /** Where each system answers on this way. */
  readonly baseURL: Record<System, string>;
  /** How often it was asked, or asked for some paths. */
  readonly asked: (which?: Suffers) => number;
  /** What came through to the systems. */
  readonly exchanges: readonly Exchange[];
  /** Waits until the systems have done all that they were asked, also for those who have left. */
  readonly settled: () => Promise<unknown>;
}

/** A proxy in front of the systems of a gateway, with a fault on each way through it. */
export interface FaultProxy {
  /** All requests suffer unless it is said which. */
  readonly wayWith: (fault?: Fault, suffers?: Suffers) => Way;
  /** Connections that are open and on which a request came; a client may keep others at hand. */
  readonly connections: () => number;
  /** Closes all of them, those at hand too. */
  readonly hangUp: () => void;
  readonly close: () => Promise<void>;
}

interface OpenWay {
  readonly fault: Fault | undefined;
  readonly suffers: Suffers;
  readonly exchanges: Exchange[];
  readonly asking: Promise<unknown>[];
  readonly paths: string[];
  suffered: number;
}

/** Stands before the given systems on a free port of the loopback address. */
export async function startFaultProxy(systems: Readonly<Record<System, Origin>>): Promise<FaultProxy> {
  const ways: OpenWay[] = [];
  const asking = new Set<Socket>();
  const server = createServer({ keepAliveTimeout: 0 }, (request) => {
    const [, number = '', system = '', ...path] = (request.url ?? '').split('/');
    const way = ways[Number(number)];
    if (!way) throw new Error(`nobody opened the way of ${request.url}`);
    asking.add(request.socket);
    request.socket.once('close', () => asking.delete(request.socket));
    // a request that is given up while it is read
    passOn(request, way, systems[system as System], `/${path.join('/')}`).catch(() => request.socket.destroy());
  });
  server.on('clientError', (_, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    wayWith(fault, suffers = () => true) {
      const way: OpenWay = { fault, suffers, exchanges: [], asking: [], paths: [], suffered: 0 };
      const origin = `http://127.0.0.1:${port}/${ways.push(way) - 1}`;
      const baseURL = { gateway: `${origin}/gateway`, author: `${origin}/author`, identity: `${origin}/identity` };
      return {
        baseURL,
        exchanges: way.exchanges,
        asked: (which = () => true) => way.paths.filter(which).length,
        settled: () => Promise.allSettled(way.asking),
      };
    },
    connections: () => asking.size,
    hangUp: () => server.closeAllConnections(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function passOn(request: IncomingMessage, way: OpenWay, { fetch }: Origin, path: string): Promise<void> {
  const { socket } = request;
  socket.on('error', () => undefined); // whoever asked has left
  way.paths.push(path);
  const fault = faultOn(way, path);
  const body = await bodyOf(request);
  const answered = fault?.isLost ? nothing : await deliver(request, way, fetch, path, body);
  if (socket.destroyed) return;
  if (fault) await fault.answer({ ...answered, socket, pause: (ms) => pauseOn(socket, ms) });
  else {
    socket.write(head(answered.status, { ...headersOf(answered), 'content-length': String(answered.body.byteLength) }));
    socket.end(answered.body);
  }
}

function faultOn(way: OpenWay, path: string): Fault | undefined {
  if (!way.fault || !way.suffers(path)) return undefined;
  way.suffered += 1;
  return way.suffered > (way.fault.times ?? Infinity) ? undefined : way.fault;
}

async function deliver(request: IncomingMessage, way: OpenWay, fetch: Origin['fetch'], path: string, body: Buffer) {
  const asking = ask(fetch, request, path, body);
  way.asking.push(asking);
  const answered = await asking;
  way.exchanges.push({ method: request.method ?? '', path, ...answered });
  return answered;
}

const nothing: Answered = { status: 503, headers: [], body: Buffer.alloc(0) };

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function ask(fetch: Origin['fetch'], request: IncomingMessage, path: string, body: Buffer): Promise<Answered> {
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
