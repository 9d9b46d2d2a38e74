import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable, createRequestListener } from '@react-router/node';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type ServerBuild } from 'react-router';
import { plainElements } from './bare-page.ts';

// The cost of the router: the same markup as the only route of a React Router server, without loader or components.
const listener = (html: string) => {
  const page = plainElements(html);
  const route = { id: 'root', path: '/*', module: { default: () => page } };
  return createRequestListener({
    build: {
      entry: { module: { default: render } },
      routes: { root: route },
      assets: {
        entry: { imports: [], module: '' },
        url: '',
        version: '',
        routes: { root: { id: 'root', path: '/*', module: '', hasLoader: false, hasAction: false } },
      },
      publicPath: '/',
      assetsBuildDirectory: '',
      future: {},
      ssr: true,
      isSpaMode: false,
      prerender: [],
      routeDiscovery: { mode: 'initial', manifestPath: '/manifest' },
    } as unknown as ServerBuild,
    mode: 'production',
  });
};

const render = (request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> =>
  new Promise((resolve, reject) => {
    headers.set('content-type', 'text/html; charset=utf-8');
    const { pipe } = renderToPipeableStream(createElement(ServerRouter, { context, url: request.url }), {
      onShellReady() {
        const body = new PassThrough();
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        pipe(body);
      },
      onShellError: reject,
    });
  });

process.once('message', (html: string) => {
  const server = createServer(listener(html));
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.on('disconnect', () => process.exit());
