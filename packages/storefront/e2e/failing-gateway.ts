import { createServer, request, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { inject } from 'vitest';

/** The gateway and the author system of the tests, some of whose calls fail. */
export interface FailingGateway {
  /** The settings of a shop that uses them. */
  readonly settings: Readonly<Record<string, string>>;
  /** Parts of the paths of the calls that fail with 503. */
  readonly failing: Set<string>;
  /** The parts that failed a call. */
  readonly failed: Set<string>;
  readonly close: () => void;
}

/** Starts servers that forward every other call. */
export async function startFailingGateway(): Promise<FailingGateway> {
  const [failing, failed] = [new Set<string>(), new Set<string>()];
  const failureOf = (path: string) => [...failing].find((part) => path.includes(part));
  const port = Number(new URL(inject('gatewayOrigin')).port);
  const servers = [forwarding(port), forwarding(port + 1)];
  function forwarding(to: number): Server {
    return createServer((incoming, outgoing) => {
      const part = failureOf(incoming.url ?? '');
      if (part !== undefined) {
        failed.add(part);
        outgoing.writeHead(503).end();
        return;
      }
      const { method, url: path } = incoming;
      const headers = { ...incoming.headers, host: `127.0.0.1:${to}` };
      const forwarded = request({ host: '127.0.0.1', port: to, method, path, headers }, (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      });
      incoming.pipe(forwarded);
      forwarded.on('error', () => outgoing.destroy());
    });
  }
  const listening = await Promise.all(
    servers.map(async (server) => {
      await once(server.listen(0, '127.0.0.1'), 'listening');
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    }),
  );
  const [gateway = '', author = ''] = listening;
  return {
    settings: { GATEWAY_URL: gateway, AUTHOR_URL: author },
    failing,
    failed,
    close: () => servers.forEach((server) => server.close().closeAllConnections()),
  };
}
