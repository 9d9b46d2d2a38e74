import { chromium, type Browser, type Page } from 'playwright';
import { findChromium } from '../scripts/chromium.ts';
import { serveShop } from '../scripts/serve-shop.ts';

/** A phone of the middle class on a slow mobile network, as Lighthouse has it. */
const slower = 4;
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const patienceMs = 60_000;

/** How long a page is left alone, so that what it fetches by itself is there. */
export const restMs = 3_000;

/** Calls back with a browser and the address of a shop that is served for it; returns what came of it. */
export async function inServedShop<Result>(
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

/** Calls back with a page of a visitor whose browser has cached nothing; returns what came of it. */
export async function visit<Result>(
  browser: Browser,
  baseURL: string,
  measure: (page: Page) => Promise<Result>,
  width = 1440,
): Promise<Result> {
  const context = await browser.newContext({ baseURL, viewport: { width, height: 900 } });
  try {
    context.setDefaultTimeout(patienceMs);
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

/** From here on the page has a processor four times slower, 1.6 Mbit/s and 150 ms for each request. */
export async function slowDown(page: Page): Promise<void> {
  const engine = await page.context().newCDPSession(page);
  await engine.send('Network.enable');
  await engine.send('Network.emulateNetworkConditions', network);
  await engine.send('Emulation.setCPUThrottlingRate', { rate: slower });
}

/** Waits until React serves a control, and what the page fetches after that is there. */
export async function comeAlive(page: Page, control: string): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(isReacts, control);
  await page.waitForTimeout(restMs);
}

const isReacts = (selector: string) =>
  Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react'));
