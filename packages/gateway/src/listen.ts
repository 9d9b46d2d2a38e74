import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Origin } from './create-gateway.ts';

const HOST = '127.0.0.1';
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;

/** A port on loopback that answers. */
export interface Listener {
  /** Stops taking requests, finishes those under way within the time given, then cuts off the rest. */
  readonly close: (withinMs: number) => Promise<void>;
}

/** Answers requests to a port of the loopback address; rejects when the port is taken. */
export async function listen({ fetch }: Origin, port: number): Promise<Listener> {
  const server = createAdaptorServer({
    fetch: (request: Request) => fetch(request),
    overrideGlobalObjects: false,
  }) as Server;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  return { close: (withinMs) => close(server, withinMs) };
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
