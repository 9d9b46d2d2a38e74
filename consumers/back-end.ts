import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fillCatalogue, testGateway } from '@basin/gateway/testing';

/** A gateway with a few products, on a port of the loopback address. */
export interface BackEnd {
  readonly url: string;
  readonly close: () => Promise<void>;
}

type Answer = (request: Request) => Response | Promise<Response>;

export async function openBackEnd(): Promise<BackEnd> {
  const gateway = await testGateway({ fill: fillCatalogue, now: () => new Date() });
  const { url, close } = await serve((request) => gateway.fetch(request));
  return {
    url: `${url}/api`,
    async close() {
      await close();
      await gateway.close();
    },
  };
}

/** Serves requests on a free port. */
export async function serve(answer: Answer): Promise<BackEnd> {
  const server = createServer((incoming, outgoing) => void pass(answer, incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

async function pass(answer: Answer, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = incoming;
  const body = method === 'GET' ? {} : { body: await text(incoming) };
  const init = { method, headers: headers as Record<string, string>, ...body };
  const response = await answer(new Request(`http://127.0.0.1${url}`, init));
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}
