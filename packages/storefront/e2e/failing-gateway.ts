import { createServer, request, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { inject } from 'vitest';

/** A response in place of the gateway's own. */
export interface Reply {
  readonly status: number;
  readonly body?: object;
}

/** The gateway and the author system of the tests, some of whose calls fail. */
export interface FailingGateway {
  /** The settings of a shop that uses them. */
  readonly settings: Readonly<Record<string, string>>;
  /** The replies to calls, each by a part of the path. */
  readonly replies: Map<string, Reply>;
  /** The parts that got a reply. */
  readonly failed: Set<string>;
  readonly close: () => void;
}

/** Starts servers that forward every other call. */
export async function startFailingGateway(): Promise<FailingGateway> {
  const [replies, failed] = [new Map<string, Reply>(), new Set<string>()];
  const replyTo = (path: string) => [...replies].find(([part]) => path.includes(part));
  const port = Number(new URL(inject('gatewayOrigin')).port);
  const servers = [forwarding(port), forwarding(port + 1)];
  function forwarding(to: number): Server {
    return createServer((incoming, outgoing) => {
      const found = replyTo(incoming.url ?? '');
      if (found) {
        const [part, reply] = found;
        failed.add(part);
        outgoing.writeHead(reply.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(reply.body));
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
    replies,
    failed,
    close: () => servers.forEach((server) => server.close().closeAllConnections()),
  };
}
