import type { TestGateway } from '@basin/gateway/testing';
import { chromium, type BrowserContext, type ConsoleMessage, type Page } from 'playwright';
import { build } from 'vite';
import { findChromium } from '../scripts/chromium.ts';

/** A page of an example in Chromium. */
export interface OpenedPage {
  readonly page: Page;
  /** What the page threw or logged as an error. */
  readonly problems: readonly string[];
  readonly close: () => Promise<void>;
}

/** The systems at the addresses that an example uses unless its build gives others. */
const systemsOf = (gateway: TestGateway) =>
  new Map([
    ['http://localhost:4000', gateway],
    ['http://localhost:4001', gateway.author],
    ['http://localhost:4002', gateway.identity],
    ['http://localhost:4003', gateway.images],
    ['http://localhost:4004', gateway.payment],
  ]);

/** Opens an example as a static server and the gateway's five origins would serve it, without a network. */
export async function openInBrowser(folder: string, origin: string, gateway: TestGateway): Promise<OpenedPage> {
  const { executablePath, env } = await findChromium();
  const [files, browser] = await Promise.all([
    builtFiles(folder),
    chromium.launch({ executablePath, env: { ...process.env, ...env } }),
  ]);
  const context = await browser.newContext();
  await serve(context, origin, files, systemsOf(gateway));
  const page = await context.newPage();
  page.setDefaultTimeout(120_000); // ends a hang, measures nothing
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isNoCart(message)) problems.push(message.text());
  });
  await page.goto(`${origin}/`);
  return { page, problems, close: () => browser.close() };
}

/** Who has no cart yet is answered with a 404, which a browser writes into its console. */
const isNoCart = (message: ConsoleMessage) => message.location().url.includes('/cart/active');

/** What Vite makes of a folder, in memory, by path. */
async function builtFiles(folder: string): Promise<ReadonlyMap<string, string>> {
  const result = await build({
    root: new URL(`${folder}/`, import.meta.url).pathname,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@basin/source', 'module', 'browser', 'development|production'] },
    build: { write: false, minify: false },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  return new Map(outputs.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : String(file.source)]));
}

const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', html: 'text/html' };

async function serve(
  context: BrowserContext,
  origin: string,
  files: ReadonlyMap<string, string>,
  systems: ReadonlyMap<string, Pick<TestGateway, 'fetch'>>,
): Promise<void> {
  await context.route('**/*', async (route) => {
    const asked = route.request();
    const url = new URL(asked.url());
    if (url.origin === origin) {
      const path = url.pathname === '/' ? '/index.html' : url.pathname;
      const body = files.get(path);
      const contentType = types[path.split('.').at(-1) ?? ''] ?? 'text/plain';
      return route.fulfill(body === undefined ? { status: 404 } : { body, contentType });
    }
    const system = systems.get(url.origin);
    if (!system) return route.abort();
    const sent = asked.postDataBuffer();
    const init = { method: asked.method(), headers: await asked.allHeaders() };
    const request = new Request(asked.url(), { ...init, ...(sent && { body: new Uint8Array(sent) }) });
    const { status, headers, ...response } = await answer(system, request);
    return route.fulfill({ status, headers, body: response.body });
  });
}

async function answer(system: Pick<TestGateway, 'fetch'>, request: Request) {
  const response = await system.fetch(request);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  };
}
