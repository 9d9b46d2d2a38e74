import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findChromium } from '../scripts/chromium.ts';
import { serveShop } from '../scripts/serve-shop.ts';
import { paths } from './pages.ts';
import { median, type Row } from './row.ts';
import { cpuSlowdown, network, restMs } from './slow-visit.ts';

const visits = 5;
const goalMs = 300;

/** A link to a page that guests share. */
interface Opening {
  readonly what: string;
  readonly path: string;
  /** A control pressed first, such as a menu button. */
  readonly open?: string;
  readonly link: string;
}

const openings: readonly Opening[] = [
  { what: 'the product of a hovered card', path: paths.listing, link: 'main [data-media] a[href$=".html"]' },
  {
    what: 'the listing of a hovered menu entry',
    path: paths.home,
    open: 'header nav [popovertarget]',
    link: 'header nav :popover-open li a',
  },
];

/** Measures how soon a page that the browser has rendered ahead is seen on a slow machine, as the median of five visits. */
export async function benchOpening(): Promise<Row[]> {
  const shop = await serveShop();
  const { executablePath, env } = await findChromium();
  // Chromium renders no page ahead while Playwright drives it
  const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox'], env: { ...process.env, ...env } });
  try {
    const rows: Row[] = [];
    for (const opening of openings) {
      const measured: number[] = [];
      for (let count = 0; count < visits; count += 1) measured.push(await timeOf(browser, shop.origin, opening));
      rows.push({ what: opening.what, value: median(measured), unit: 'ms', isBetter: 'less', goal: goalMs });
    }
    return rows;
  } finally {
    await browser.close();
    await shop.stop();
  }
}

/** Returns the milliseconds from the press to the first paint of the page that it opens. */
async function timeOf(browser: Browser, origin: string, { path, open, link }: Opening): Promise<number> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(origin + path, { waitUntil: 'networkidle0' });
    await page.keyboard.press('Shift');
    await page.waitForSelector('body[data-key-source=page]');
    if (open !== undefined) await page.click(open);
    await page.waitForSelector(link);
    await page.hover(link);
    await new Promise((resolve) => setTimeout(resolve, restMs));
    await page.evaluate(notePress);
    await Promise.all([page.waitForNavigation(), page.click(link)]);
    return await page.evaluate(timeToPaint);
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  await page.setViewport({ width: 1440, height: 900 });
  await page.emulateNetworkConditions({
    latency: network.latency,
    download: network.downloadThroughput,
    upload: network.uploadThroughput,
  });
  await page.emulateCPUThrottling(cpuSlowdown);
}

/** Uses the clock that all pages of a browser share. */
function notePress(): void {
  const note = ({ timeStamp }: Event) =>
    sessionStorage.setItem('pressedAt', String(performance.timeOrigin + timeStamp));
  addEventListener('pointerdown', note, { capture: true });
}

const timeToPaint = () =>
  new Promise<number>((resolve) => {
    const pressedAt = Number(sessionStorage.getItem('pressedAt'));
    const report = (list: PerformanceObserverEntryList) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (paint) resolve(performance.timeOrigin + paint.startTime - pressedAt);
    };
    new PerformanceObserver(report).observe({ type: 'paint', buffered: true });
  });
