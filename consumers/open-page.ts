import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '../scripts/chromium.ts';
import { serve } from '../examples/served-systems.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/**
 * Checks that the scripts of a built page import no Node modules.
 *
 * @throws when a script imports a Node module
 */
export async function expectNoNodeModules(dist: string): Promise<void> {
  const assets = join(dist, 'assets');
  for (const file of (await readdir(assets)).filter((name) => name.endsWith('.js'))) {
    const [found] = /["'`]node:\w+|browser-external/.exec(await readFile(join(assets, file), 'utf8')) ?? [];
    if (found !== undefined) throw new Error(`${file} contains ${found}`);
  }
}

/** Opens a built page, served with the gateway on the same origin, and resolves to the text of its `#result`. */
export async function openPage(dist: string, gatewayUrl: string): Promise<string> {
  const site = await serve((request) => respond(request, dist, gatewayUrl));
  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env } });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000); // a hang guard
    await page.goto(site.url);
    return await page.locator('#result').innerText();
  } finally {
    await browser.close();
    await site.close();
  }
}

async function respond(request: Request, dist: string, gatewayUrl: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (pathname.startsWith('/api/')) {
    const body = request.method === 'GET' ? {} : { body: await request.text() };
    const { method, headers } = request;
    headers.delete('host');
    return fetch(gatewayUrl + pathname.slice('/api'.length) + search, { method, headers, ...body });
  }
  const file = pathname === '/' ? '/index.html' : pathname;
  const content = await readFile(join(dist, file)).catch(() => undefined); // a missing file is the 404 below
  const type = types[extname(file)] ?? 'application/octet-stream';
  return content ? new Response(content, { headers: { 'Content-Type': type } }) : new Response(null, { status: 404 });
}
