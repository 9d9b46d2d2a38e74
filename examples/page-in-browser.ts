import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestGateway } from '@basin/gateway/testing';
import type { MockBackend } from '@basin/mock-backend';
import { chromium, type BrowserContext, type ConsoleMessage, type Page } from 'playwright';
import { build } from 'vite';
import { findChromium } from '../scripts/chromium.ts';

/** An example page open in Chromium. */
export interface OpenedPage {
  readonly page: Page;
  /** Errors that the page threw or logged, and failed requests of its scripts. */
  readonly problems: readonly string[];
  readonly close: () => Promise<void>;
}

export interface ExampleSite {
  readonly origin: string;
  /** Opens the example in Chromium on the given back end, or else on the example's own back end. */
  readonly open: (backEnd?: TestGateway | MockBackend) => Promise<OpenedPage>;
  readonly close: () => Promise<void>;
}

/** Builds an example and serves its files from memory on a free loopback port. */
export async function serveExample(folder: string, mode: 'production' | 'mock' = 'production'): Promise<ExampleSite> {
  const files = await buildInMemory(folder, mode);
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const name = path === '/' ? '/index.html' : path;
    const body = files.get(name);
    response.setHeader('Content-Type', types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { origin, open: (backEnd) => openPage(origin, backEnd), close };
}

async function openPage(origin: string, backEnd: TestGateway | MockBackend | undefined): Promise<OpenedPage> {
  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env } });
  const context = await browser.newContext();
  if (backEnd) await interceptRequests(context, systemsOf(backEnd));
  const page = await context.newPage();
  page.setDefaultTimeout(120_000); // guards against hangs
  const problems: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.resourceType() === 'fetch') problems.push(`${request.url()}: ${request.failure()?.errorText}`);
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isMissingCart(message))
      problems.push(`${message.text()} ${message.location().url}`);
  });
  await page.goto(`${origin}/`);
  return { page, problems, close: () => browser.close() };
}

/** A shopper without a cart gets a 404, which the browser logs as an error. */
const isMissingCart = (message: ConsoleMessage) => message.location().url.includes('/cart/active');

/** Builds a folder with Vite in memory and returns the files by path. */
async function buildInMemory(folder: string, mode: string): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const result = await build({
    root: new URL(`${folder}/`, import.meta.url).pathname,
    configFile: false,
    logLevel: 'error',
    mode,
    // uses the published mock back end, because its sources need Node
    ...(mode !== 'mock' && {
      resolve: { conditions: ['@basin/source', 'module', 'browser', 'development|production'] },
    }),
    build: { write: false, minify: false },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  const files = outputs.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source] as const);
  return new Map([
    ...files,
    [workerPath, await readFile(new URL(`../node_modules/msw/lib${workerPath}`, import.meta.url))],
  ]);
}

const workerPath = '/mockServiceWorker.js';

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  html: 'text/html',
  wasm: 'application/wasm',
};

type System = Pick<TestGateway, 'fetch'>;

/** The default origins of an example's systems. */
export const defaultOrigins = {
  gateway: 'http://localhost:4000',
  author: 'http://localhost:4001',
  identity: 'http://localhost:4002',
  images: 'http://localhost:4003',
  payment: 'http://localhost:4004',
} as const;

/** Returns the fetch function of each system. The mock back end distinguishes its systems by request URL. */
const systemsOf = (backEnd: TestGateway | MockBackend) =>
  new Map<string, System>([
    [defaultOrigins.gateway, backEnd],
    ...(['author', 'identity', 'images', 'payment'] as const).map((name): [string, System] => [
      defaultOrigins[name],
      'author' in backEnd ? backEnd[name] : backEnd,
    ]),
  ]);

/** Serves the gateway's five origins in this process, without a port. */
async function interceptRequests(context: BrowserContext, systems: ReadonlyMap<string, System>): Promise<void> {
  await context.route(
    (url) => systems.has(url.origin),
    async (route) => {
      const asked = route.request();
      const sent = asked.postDataBuffer();
      const init = { method: asked.method(), headers: await asked.allHeaders() };
      const request = new Request(asked.url(), { ...init, ...(sent && { body: new Uint8Array(sent) }) });
      const response = await systems.get(new URL(asked.url()).origin)?.fetch(request);
      if (!response) return route.abort();
      return route.fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      });
    },
  );
}
