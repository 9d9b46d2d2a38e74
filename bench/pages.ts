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

/** The total script of an empty React Router page, in KB. */
const emptyPageKb = 110;
const htmlGoals: Partial<Record<keyof typeof paths, { readonly html?: number; readonly elements: number }>> = {
  home: { elements: 400 },
  listing: { html: 14, elements: 900 },
};

/** Measures what a page fetches before the first user input and in total, in gzipped KB. */
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

const counted = ['document', 'script', 'stylesheet', 'font'] as const;

interface Weighed {
  readonly page: Page;
  readonly bytes: Record<(typeof counted)[number], number>;
  /** Inline scripts: the loader script, and the route data that React Router streams as scripts. */
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
  const bytes = { document: 0, script: 0, stylesheet: 0, font: 0 };
  page.on('response', (response) => {
    const type = counted.find((each) => each === response.request().resourceType());
    if (!type) return;
    void response.body().then((body) => (bytes[type] += type === 'font' ? body.length : gzipSync(body).length));
  });
  await page.goto(address, { waitUntil: 'load' });
  const inline = await page.locator('script:not([src]):not([type="application/ld+json"])').allTextContents();
  return { page, bytes, inlineBytes: gzipSync(inline.join('\n')).length };
}

async function weigh(name: keyof typeof paths, { page, bytes, inlineBytes }: Weighed): Promise<Row[]> {
  await page.waitForTimeout(1_500);
  const before = bytes.script + inlineBytes;
  const elements = await page.locator('*').count();
  await page.mouse.move(200, 200);
  await page.waitForTimeout(2_500);
  await page.close();
  const row = (what: string, weight: number, goal?: number): Row => ({
    what: `${name}: ${what}`,
    value: weight / 1024,
    unit: 'KB',
    isBetter: 'less',
    ...(goal !== undefined && { goal }),
  });
  const { html, elements: maxElements } = htmlGoals[name] ?? {};
  return [
    row('HTML', bytes.document, html),
    { ...row('elements', 0, maxElements), value: elements, unit: 'elements' },
    row('script before the first user input, inline included', before, 8),
    { ...row('all fetched scripts', bytes.script, 115), baseline: emptyPageKb },
    row('styles', bytes.stylesheet),
    row('fonts', bytes.font, 60),
  ];
}
