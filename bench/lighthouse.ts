import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { findChromium } from '../scripts/chromium.ts';
import { serveShop } from '../scripts/serve-shop.ts';
import { paths } from './pages.ts';
import { median, type Row } from './row.ts';

const runs = 3;
const port = 9333;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Measures Lighthouse's mobile scores of the most visited pages: the median of three runs. */
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
      if (name === 'product')
        await page.goto((await page.locator('main a[href*=".html"]').first().getAttribute('href')) ?? '');
      const address = page.url();
      await page.close();
      rows.push(...(await scoresOf(name, address)));
    }
    return rows;
  } finally {
    await browser.close();
    await shop.stop();
  }
}

async function scoresOf(name: string, address: string): Promise<Row[]> {
  const reports: Result[] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(address, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
    });
    if (result) reports.push(result.lhr);
  }
  const shift = median(reports.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? NaN));
  return [
    ...categories.map((category) => ({
      what: `${name}: Lighthouse mobile, ${category}`,
      value: String(Math.round(median(reports.map((report) => report.categories[category]?.score ?? NaN)) * 100)),
      baseline: '',
      ratio: undefined,
      goal: category === 'performance' ? '≥ 95' : '100',
    })),
    { what: `${name}: layout shift`, value: shift.toFixed(3), baseline: '', ratio: undefined, goal: '0' },
  ];
}
