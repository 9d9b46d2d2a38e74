import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from 'playwright';
import { findChromium } from '../scripts/chromium.ts';
import { serveShop } from '../scripts/serve-shop.ts';
import type { Row } from './row.ts';

export const paths = {
  home: '/en',
  listing: '/en/products/toilets',
  product: '/en/products/toilets',
  cart: '/en/cart',
} as const;

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** Measures the scripts and styles that a page fetches before the first user input, and in all; gzip bytes. */
export async function benchPages(): Promise<Row[]> {
  const shop = await serveShop();
  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env } });
  try {
    const rows: Row[] = [];
    for (const name of Object.keys(paths) as (keyof typeof paths)[])
      rows.push(...(await weigh(name, await open(browser, shop.origin, name))));
    return rows;
  } finally {
    await browser.close();
    await shop.stop();
  }
}

interface Weighed {
  readonly page: Page;
  readonly bytes: { script: number; stylesheet: number };
  /** Inline scripts: the starter, and the loader data that React Router streams as scripts. */
  readonly inlineBytes: number;
}

async function open(browser: Browser, origin: string, name: keyof typeof paths): Promise<Weighed> {
  const page = await browser.newPage({ baseURL: origin });
  await page.goto(paths[name]);
  if (name === 'product')
    await page.goto((await page.locator('main a[href*=".html"]').first().getAttribute('href')) ?? '');
  const address = page.url();
  await page.close();
  return follow(await browser.newPage(), address);
}

/** Counts the bytes that a first visit fetches. */
async function follow(page: Page, address: string): Promise<Weighed> {
  const bytes = { script: 0, stylesheet: 0 };
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'stylesheet') return;
    void response.body().then((body) => (bytes[type] += gzipSync(body).length));
  });
  await page.goto(address, { waitUntil: 'load' });
  const inline = await page.locator('script:not([src]):not([type="application/ld+json"])').allTextContents();
  return { page, bytes, inlineBytes: gzipSync(inline.join('\n')).length };
}

async function weigh(name: string, { page, bytes, inlineBytes }: Weighed): Promise<Row[]> {
  await page.waitForTimeout(1_500);
  const before = bytes.script + inlineBytes;
  await page.mouse.move(200, 200);
  await page.waitForTimeout(2_500);
  await page.close();
  const row = (what: string, value: number, goal: string): Row => ({
    what: `${name}: ${what}, gzip`,
    value: kilobytes(value),
    baseline: 'bare React Router page 110 KB',
    ratio: Number((value / (110 * 1024)).toFixed(2)),
    goal,
  });
  return [
    row('script before the first user input, inline included', before, '≤ 10 KB'),
    row('all fetched scripts', bytes.script, '≤ 135 KB'),
    { ...row('style', bytes.stylesheet, '≤ 15 KB'), baseline: '', ratio: undefined },
  ];
}
