import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createMockBackend } from './create-mock-backend.ts';
import type { MockBackend, MockBackendOptions } from './mock-backend.ts';
import type { MockOrigins } from './origins.ts';

export interface ServeOptions extends Pick<MockBackendOptions, 'now'> {
  /**
   * The gateway's port, by default 4000; author system, identity provider, pictures and card form use the next four. With 0, any five
   * free ports are used.
   */
  readonly port?: number;
  /** The URL of the shop, whose pages may call the systems and which sign-ins redirect to; by default `http://localhost:3000`. */
  readonly shop?: string;
}

/** A mock back end on ports of this machine. */
export interface ServedBackend extends MockBackend {
  /** The origin of each system. */
  readonly origins: MockOrigins;
}

const systems = 5;

/** Serves the mock back end on ports of this machine, for a shop in a separate process. Rejects when a port is in use. */
export async function serveMockBackend(options: ServeOptions = {}): Promise<ServedBackend> {
  const { port = 4000, shop = 'http://localhost:3000', ...others } = options;
  const servers = await listenOn(Array.from({ length: systems }, (_, index) => (port === 0 ? 0 : port + index)));
  const at = (index: number) => `http://localhost:${portOf(servers[index])}`;
  const origins: MockOrigins = {
    gateway: at(0),
    author: at(1),
    identity: at(2),
    images: at(3),
    payment: at(4),
    shop: new URL(shop).origin,
  };
  const opening = createMockBackend({ ...others, origins });
  for (const [index, server] of servers.entries())
    server.on('request', (incoming, outgoing) => void handle(opening, at(index), incoming, outgoing));
  const backend = await opening;
  return {
    ...backend,
    origins,
    async close() {
      await Promise.all(servers.map(stop));
      await backend.close();
    },
  };
}

async function listenOn(ports: readonly number[]): Promise<Server[]> {
  const servers: Server[] = [];
  try {
    for (const port of ports) {
      const server = createServer();
      servers.push(server);
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', resolve);
      });
    }
    return servers;
  } catch (error) {
    await Promise.all(servers.map(stop));
    throw error;
  }
}

function portOf(server: Server | undefined): number {
  const address = server?.address();
  if (typeof address !== 'object' || address === null) throw new TypeError('The server has no port.');
  return address.port;
}

async function handle(
  opening: Promise<Pick<MockBackend, 'fetch'>>,
  origin: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  try {
    const response = await (await opening).fetch(await requestOf(origin, incoming));
    outgoing.setHeaders(response.headers).writeHead(response.status);
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  } catch (error) {
    if (outgoing.headersSent)
      outgoing.destroy(); // a response that the override `cut` breaks off
    else outgoing.writeHead(500).end(String(error));
  }
}

async function requestOf(origin: string, incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headersDistinct } = incoming;
  const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const body = method === 'GET' || method === 'HEAD' ? {} : { body: new Uint8Array(await buffer(incoming)) };
  return new Request(new URL(url, origin), { method, headers, ...body });
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
