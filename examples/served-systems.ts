import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fillDemoShop, testGateway, type TestGateway } from '@basin/gateway/testing';

/** A server on a free loopback port. */
export interface Served {
  readonly url: string;
  readonly close: () => Promise<void>;
}

type RequestHandler = (request: Request) => Response | Promise<Response>;

/** The origin of each system of a back end, and how to close them. */
export interface ServedSystems {
  readonly origins: Readonly<Record<'gateway' | 'author' | 'identity' | 'images' | 'payment', string>>;
  readonly close: () => Promise<void>;
}

/** Serves a demonstration gateway and its systems on free ports, for a shop at the given origin. */
export async function serveSystems(shop: string): Promise<ServedSystems> {
  const opened = Promise.withResolvers<TestGateway>();
  const serveSystem = (of: (gateway: TestGateway) => { readonly fetch: RequestHandler }) =>
    serve(async (request) => of(await opened.promise).fetch(request));
  const gateway = await serveSystem((all) => all);
  const author = await serveSystem((all) => all.author);
  const identity = await serveSystem((all) => all.identity);
  const images = await serveSystem((all) => all.images);
  const payment = await serveSystem((all) => all.payment);
  const given = {
    gatewayOrigin: gateway.url,
    authorOrigin: author.url,
    identityOrigin: identity.url,
    imagesOrigin: images.url,
    paymentOrigin: payment.url,
    shopOrigin: shop,
    corsOrigins: [shop],
  };
  opened.resolve(await testGateway({ fill: fillDemoShop, ...given }));
  return {
    origins: {
      gateway: gateway.url,
      author: author.url,
      identity: identity.url,
      images: images.url,
      payment: payment.url,
    },
    async close() {
      await Promise.all([gateway, author, identity, images, payment].map((server) => server.close()));
      await (await opened.promise).close();
    },
  };
}

/** Serves requests on a free port. */
export async function serve(handle: RequestHandler): Promise<Served> {
  const server = createServer((incoming, outgoing) => void pass(handle, incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

async function pass(handle: RequestHandler, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = incoming;
  const body = method === 'GET' ? {} : { body: await text(incoming) };
  const init = { method, headers: headers as Record<string, string>, ...body };
  const response = await handle(new Request(`http://${headers.host ?? '127.0.0.1'}${url}`, init));
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}
