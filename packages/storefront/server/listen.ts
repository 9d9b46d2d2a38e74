import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { Server } from 'node:http';

const headersTimeoutMs = 10_000;
const requestTimeoutMs = 30_000;
const drainMs = 10_000;

/** Listens on the loopback address; resolves when connections are taken, rejects when the port is in use. */
export function listen(fetch: (request: Request) => Response | Promise<Response>, port: number): Promise<Server> {
  const server = createAdaptorServer({ fetch, overrideGlobalObjects: false }) as Server;
  server.headersTimeout = headersTimeoutMs;
  server.requestTimeout = requestTimeoutMs;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
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
