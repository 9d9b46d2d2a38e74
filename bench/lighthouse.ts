import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromium, type Page } from 'playwright';
import { findChromium } from '../scripts/chromium.ts';
import { serveShop } from '../scripts/serve-shop.ts';
import { paths } from './pages.ts';
import { median, type Row } from './row.ts';

const runs = 3;
const port = 9333;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Search engines must not index these pages. */
const notIndexed = ['cart: seo', 'checkout: seo'];

const times = [
  ['largest paint', 'largest-contentful-paint'],
  ['blocked', 'total-blocking-time'],
  ['speed index', 'speed-index'],
] as const;

/** Measures Lighthouse's mobile scores of the most visited pages, as the median of three runs. */
export async function benchLighthouse(): Promise<Row[]> {
  const shop = await serveShop();
  const { executablePath, env } = await findChromium();
  const args = [`--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  try {
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(paths)) {
      const page = await browser.newPage({ baseURL: shop.origin });
      await page.goto(path);
      if (name === 'product') await page.goto(await productOn(page));
      const address = page.url();
      await page.close();
      rows.push(...(await scoresOf(name, address)));
    }
    await fillCart(shop.origin);
    const checkout = await scoresOf('checkout', `${shop.origin}/en/checkout`, { disableStorageReset: true });
    return [...rows, ...checkout].filter(({ what }) => !notIndexed.includes(what));
  } finally {
    await browser.close();
    await shop.stop();
  }
}

const productOn = async (page: Page) =>
  (await page.locator('main a[href*=".html"]').first().getAttribute('href')) ?? '';

/** Adds a product to the cart in the browser's default profile, which Lighthouse uses. */
async function fillCart(origin: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  if (!page) throw new Error('The browser has no default context.');
  await page.goto(origin + paths.listing);
  await page.goto(new URL(await productOn(page), origin).href);
  await page.locator('button[name=intent][value=add]').first().click();
  await page.locator('header [data-count]').waitFor();
  await page.goto(`${origin}/en/checkout`);
  await page.close();
}

async function scoresOf(name: string, address: string, flags: Flags = {}): Promise<Row[]> {
  const reports: Result[] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(address, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
      ...flags,
    });
    if (result?.lhr.finalDisplayedUrl !== address) throw new Error(`${address} redirects to another page.`);
    reports.push(result.lhr);
  }
  const audit = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? NaN));
  return [
    ...categories.map((category): Row => ({
      what: `${name}: ${category}`,
      value: Math.round(median(reports.map((report) => report.categories[category]?.score ?? NaN)) * 100),
      unit: 'of 100',
      isBetter: 'more',
      goal: category === 'performance' ? 98 : 100,
    })),
    // to three decimals, as Lighthouse prints it: a thousandth is a pixel or two of one button
    {
      what: `${name}: layout shift`,
      value: Number(audit('cumulative-layout-shift').toFixed(3)),
      unit: '',
      isBetter: 'less',
      goal: 0,
    },
    ...times.map(([what, id]): Row => ({
      what: `${name}: ${what}`,
      value: audit(id) / 1000,
      unit: 's',
      isBetter: 'less',
    })),
  ];
}
