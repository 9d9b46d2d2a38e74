import { chromium, type Browser, type Page } from 'playwright';
import { findChromium } from '../scripts/chromium.ts';
import { serveShop } from '../scripts/serve-shop.ts';
import { paths } from './pages.ts';
import { median, type Row } from './row.ts';

const visits = 5;
const restMs = 3_000;
/** A phone of the middle class on a slow mobile network, as Lighthouse has it. */
const slower = 4;
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

const status = 'main [role=status]';
const filter = 'main form input[type=checkbox]';
const add = 'main form button[name=intent][value=add]';
const preview = '[data-flag="preview-cart-shown"]:popover-open';
const waiting = 'html[data-page-waits], [aria-busy=true], [role=progressbar]';

/** What is pressed on a page and what is to be seen of it, each within so many milliseconds. */
interface Tap {
  readonly what: string;
  readonly path: string;
  /** Whether the page has its scripts when it is pressed. */
  readonly isAlive: boolean;
  readonly press: string;
  readonly seen: readonly (readonly [what: string, selector: string, goalMs: number])[];
}

const newList = `${status}:not([data-old])`;
const taps = (product: string): readonly Tap[] => [
  {
    ...{ what: 'filter before the scripts', path: paths.listing, isAlive: false, press: filter },
    seen: [
      ['it is at work', waiting, 100],
      ['the new list', newList, 900],
    ],
  },
  {
    ...{ what: 'filter of a live page', path: paths.listing, isAlive: true, press: filter },
    seen: [
      ['it is at work', waiting, 100],
      ['the new list', newList, 500],
    ],
  },
  {
    ...{ what: 'Add to cart before the scripts', path: product, isAlive: false, press: add },
    seen: [
      ['it is at work', '[data-pending=true]', 100],
      ['the cart', 'main form input[name=lineItemId]', 700],
    ],
  },
  {
    ...{ what: 'Add to cart of a live page', path: product, isAlive: true, press: add },
    seen: [
      ['the preview of the cart', preview, 100],
      ['its lines', `${preview} li`, 700],
    ],
  },
];

/** Measures how soon a press shows something on a slow machine with a slow network: the median of five visits. */
export async function benchTaps(): Promise<Row[]> {
  const shop = await serveShop();
  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env } });
  try {
    const product = /href="([^"]+\.html)/.exec(await (await fetch(shop.origin + paths.listing)).text())?.[1] ?? '';
    const rows: Row[] = [];
    for (const tap of taps(product)) {
      const measured: number[][] = [];
      for (let visit = 0; visit < visits; visit += 1) measured.push(await timesOf(browser, shop.origin, tap));
      tap.seen.forEach(([seen, , goal], place) => {
        const value = median(measured.map((times) => times[place] ?? NaN));
        rows.push({ what: `${tap.what}: ${seen}`, value, unit: 'ms', isBetter: 'less', goal });
      });
    }
    return rows;
  } finally {
    await browser.close();
    await shop.stop();
  }
}

/** The milliseconds from the press to each thing that is to be seen, in a browser that has cached nothing. */
async function timesOf(browser: Browser, baseURL: string, { path, isAlive, press, seen }: Tap): Promise<number[]> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  try {
    context.setDefaultTimeout(180_000);
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    if (isAlive) await comeAlive(page, press);
    await page.evaluate(markOld, status);
    const pressedAt = page.evaluate(timeOfPress);
    const times = seen.map(([, selector]) => page.waitForFunction(timeWhenSeen, selector, { polling: 'raf' }));
    await page.locator(press).first().click({ noWaitAfter: true });
    const from = await pressedAt;
    const found = await Promise.all(times);
    return await Promise.all(found.map(async (time) => ((await time.jsonValue()) || NaN) - from));
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const engine = await page.context().newCDPSession(page);
  await engine.send('Network.enable');
  await engine.send('Network.emulateNetworkConditions', network);
  await engine.send('Emulation.setCPUThrottlingRate', { rate: slower });
}

async function comeAlive(page: Page, control: string): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(isReacts, control);
  await page.waitForTimeout(restMs); // what comes over a page is fetched after that
}

/** Whether React has taken over an element. */
const isReacts = (selector: string) =>
  Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react'));

/** Marks the count of the list that is there; React keeps the attribute for as long as the words are the same. */
function markOld(selector: string): void {
  const count = document.querySelector(selector);
  count?.setAttribute('data-old', '');
  if (count)
    new MutationObserver(() => count.removeAttribute('data-old')).observe(count, {
      characterData: true,
      subtree: true,
      childList: true,
    });
}

/** By the clock that all pages of a browser share, like that of what is seen: it may be seen on the next page. */
const timeOfPress = () =>
  new Promise<number>((resolve) =>
    addEventListener('pointerdown', ({ timeStamp }) => resolve(performance.timeOrigin + timeStamp), {
      capture: true,
      once: true,
    }),
  );

const timeWhenSeen = (selector: string) =>
  document.querySelector(selector) ? performance.timeOrigin + performance.now() : 0;
