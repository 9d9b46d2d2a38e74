import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { firstProductPath } from './listing.ts';
import { hydrate } from './touch.ts';

// A selector that tests with :has() for which elements it holds, and whose subject may be any element, makes Chromium
// style the whole page anew at each change of any element: a press then shows late.

const { visit } = useBrowser();

interface Trace {
  readonly traceEvents: readonly { readonly name: string; readonly args: { readonly elementCount?: number } }[];
}

/** The smallest share of three changes, because a font or a response may arrive during one. */
async function smallestShare(page: Page): Promise<number> {
  const shares: number[] = [];
  for (let changes = 0; changes < 3; changes++) shares.push(await restyledShare(page));
  return Math.min(...shares);
}

/** Adds an element to the page and returns the share of the page's elements that are styled anew. */
async function restyledShare(page: Page): Promise<number> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(`new Promise((resolve) => {
    document.querySelector('main').append(document.createElement('span'));
    requestAnimationFrame(() => setTimeout(resolve));
  })`);
  const trace = JSON.parse(String(await browser?.stopTracing())) as Trace;
  const counts = trace.traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? (args.elementCount ?? []) : [],
  );
  return Math.max(...counts) / (await page.locator('*').count());
}

test('a change of a hydrated page styles at most a tenth of its elements anew; a planted selector more than a third', async () => {
  const page = await visit();
  await page.goto('/en/products/bathroom-faucets');
  const product = await firstProductPath(page);
  for (const path of ['/en', '/en/products/bathroom-faucets', product, '/en/cart']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await hydrate(page);
    expect(await smallestShare(page), path).toBeLessThan(0.1);
  }
  await page.evaluate(`document.adoptedStyleSheets = [new CSSStyleSheet()];
    document.adoptedStyleSheets[0].replaceSync(':root:has(.planted) { color: red } p:has(.planted) > :last-child { color: red }')`);
  expect(await smallestShare(page)).toBeGreaterThan(0.33);
});
