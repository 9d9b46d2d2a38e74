import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findChromium } from '../../../scripts/chromium.ts';

// Chromium renders no page ahead while Playwright drives it.
let browser: Browser;
beforeAll(async () => {
  const { executablePath, env } = await findChromium();
  browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox'], env: { ...process.env, ...env } });
});
afterAll(() => browser.close());

const listing = '/en/products/bathroom-accessories';
const cardLink = (place: number) => `main li[data-media]:nth-child(${place}) h2 a`;
const hydrated = 'body[data-key-source=page]';

/** Opens a page for a new guest and hydrates it. */
async function visit(path: string): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(inject('shopOrigin') + path, { waitUntil: 'networkidle0' });
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.waitForSelector(hydrated);
  return page;
}

/** Hovers a link until the browser has rendered its page. Returns the path. */
async function renderAhead(page: Page, link: string): Promise<string> {
  const path = await page.$eval(link, (anchor) => anchor.getAttribute('href') ?? '');
  await page.hover(link);
  await page.waitForFunction((url) => localStorage.getItem('basin.rendered-ahead') === url, {}, path);
  return path;
}

/** Presses a link and waits for the document that it opens. */
const open = (page: Page, link: string) => Promise.all([page.waitForNavigation(), page.click(link)]);

interface Activation {
  readonly activationStart: number;
}

/** When the shopper opened the page and when its first script was requested, in ms since the page was requested. */
const startOf = (page: Page) =>
  page.evaluate(() => {
    const [{ activationStart }] = performance.getEntriesByType('navigation') as unknown as [Activation];
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return { openedAt: activationStart, firstScriptAt: Math.min(...scripts.map(({ startTime }) => startTime)) };
  });

test('the browser renders the page of a hovered card ahead for a guest; its scripts load once the guest opens it', async () => {
  const page = await visit(listing);
  const path = await renderAhead(page, cardLink(12));
  await open(page, cardLink(12));
  expect(await page.evaluate(() => location.pathname)).toBe(path); // puppeteer learns it later
  await page.waitForSelector(hydrated);
  const { openedAt, firstScriptAt } = await startOf(page);
  expect(openedAt).toBeGreaterThan(0);
  expect(firstScriptAt).toBeGreaterThanOrEqual(openedAt);
});

/** The largest part of its boxes that a document of this browser lays out at once while `action` runs. */
async function largestLayout(action: () => Promise<unknown>): Promise<number> {
  const session = await browser.target().createCDPSession();
  const parts: number[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as { name: string; args: { beginData?: Record<string, number> } }[]) {
      const { dirtyObjects = 0, totalObjects = 1 } = args.beginData ?? {};
      if (name === 'Layout') parts.push(dirtyObjects / totalObjects);
    }
  });
  const collected = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } });
  await action();
  await session.send('Tracing.end');
  await collected;
  return Math.max(0, ...parts);
}

/** Waits until the browser has painted the page as it is now. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

test('a listing that is rendered ahead has its products laid out before it is opened', async () => {
  const page = await visit(listing);
  const all = 'nav[aria-label=Breadcrumb] a[href$="/products"]';
  await renderAhead(page, all);
  const openAndPaint = async () => {
    await open(page, all);
    await painted(page);
  };
  expect(await largestLayout(openAndPaint)).toBeLessThan(0.3);
});

test('a listing that is rendered ahead shows the finishes of its products', async () => {
  const page = await visit(listing);
  const all = 'nav[aria-label=Breadcrumb] a[href$="/products"]';
  await renderAhead(page, all);
  await open(page, all);
  const failed = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].flatMap(({ href, sheet }) => {
      try {
        return sheet?.cssRules ? [] : [href];
      } catch {
        return [href]; // its request failed
      }
    }),
  );
  expect(failed).toEqual([]);
  const swatch = await page.waitForSelector('main li[data-media] [data-swatch]');
  expect(await swatch?.evaluate((shown) => getComputedStyle(shown).backgroundImage)).toContain('swatch-');
});

test('once the cart changes, no link matches the rules for a moment, so that the browser discards pages that show the cart as it was', async () => {
  const product = await (await visit(listing)).$eval(cardLink(1), (anchor) => anchor.getAttribute('href') ?? '');
  const page = await visit(product);
  await renderAhead(page, 'nav[aria-label=Breadcrumb] a[href*=bathroom]');
  const matched = await page.evaluate(async () => {
    const rules = await (await fetch('/prerender-rules.json')).text();
    const links = /"selector_matches":("[^"]+")/.exec(rules)?.[1] ?? '""';
    const find = () => document.querySelectorAll(JSON.parse(links) as string).length;
    const observer = new MutationObserver(() => {
      if (find() === 0) document.body.dataset.matchesNoLink = '';
    });
    observer.observe(document.documentElement, { attributes: true });
    return find();
  });
  expect(matched).toBeGreaterThan(10);
  await page.locator('main ::-p-aria(Add to cart)').click();
  await page.waitForSelector('body[data-matches-no-link]');
  expect(await page.evaluate(() => localStorage.getItem('basin.rendered-ahead'))).toBeNull();
  await page.waitForSelector('html:not([data-discards-rendered-ahead])');
});
