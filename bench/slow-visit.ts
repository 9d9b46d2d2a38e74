import { chromium, type Browser, type Page } from 'playwright';
import { findChromium } from '../scripts/chromium.ts';
import { serveShop } from '../scripts/serve-shop.ts';

/** A mid-range phone on a slow mobile network, as in Lighthouse. */
export const cpuSlowdown = 4;
export const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const timeoutMs = 60_000;
const hoverMs = 100;

/** Time for a page to finish its background requests. */
export const restMs = 3_000;

/** Starts a shop and a browser, and returns the result of `measure`. */
export async function withServedShop<Result>(
  measure: (browser: Browser, origin: string) => Promise<Result>,
): Promise<Result> {
  const shop = await serveShop();
  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env } });
  try {
    return await measure(browser, shop.origin);
  } finally {
    await browser.close();
    await shop.stop();
  }
}

/** Opens a page with an empty cache and returns the result of `measure`. */
export async function visit<Result>(
  browser: Browser,
  baseURL: string,
  measure: (page: Page) => Promise<Result>,
  width = 1440,
): Promise<Result> {
  const context = await browser.newContext({ baseURL, viewport: { width, height: 900 } });
  try {
    context.setDefaultTimeout(timeoutMs);
    await context.addInitScript(answerNewsletter);
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Answers the newsletter offer, which would otherwise open over the page at about the time of a press. */
const answerNewsletter = () => {
  if (window === top) localStorage.setItem('basin.newsletter', 'answered');
};

/** Throttles the page: a CPU four times slower, 1.6 Mbit/s and 150 ms latency. */
export async function slowDown(page: Page): Promise<void> {
  const engine = await page.context().newCDPSession(page);
  await engine.send('Network.enable');
  await engine.send('Network.emulateNetworkConditions', network);
  await engine.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Rests the pointer on a control, then presses: Playwright's own click checks the page, which a slow page would pay for. */
export async function press(page: Page, control: string): Promise<void> {
  const element = page.locator(control).first();
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const centre = [x + width / 2, y + height / 2] as const;
  await page.mouse.move(...centre);
  await page.waitForTimeout(hoverMs);
  await page.mouse.click(...centre);
}

/** Waits until React has hydrated a control and the page's subsequent requests have finished. */
export async function hydrate(page: Page, control: string): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(isHydrated, control);
  await page.waitForTimeout(restMs);
}

const isHydrated = (selector: string) =>
  Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react'));
