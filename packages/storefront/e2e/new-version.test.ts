import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { textsOf } from './texts.ts';
import { hydrate } from './touch.ts';

const { visit } = useBrowser();
const product = '/products/toilets/maren-one-piece-toilet.html';

/** Replaces the scripts that the page has not loaded yet, as a new version of the shop does, until a page opens. */
async function startNewVersion(page: Page): Promise<void> {
  const replaced = await page.request.get('/_app/zReplacd.js');
  const scripts = /_app\/(?:manifest-)?[\w-]{8,9}\.js$/;
  let isOld = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.route(scripts, (route) => (isOld ? route.fulfill({ response: replaced }) : route.continue()));
}

describe('after a new version of the shop has replaced the scripts of the old one', () => {
  test.each(['login', 'newsletter'])('a page of the old version opens the dialog #%s', async (hash) => {
    const page = await visit();
    await page.goto('/en');
    await hydrate(page);
    await startNewVersion(page);
    await page.evaluate((to) => (location.hash = to), hash);
    await page.getByRole('dialog').waitFor();
  });

  test('a page of the old version follows a link', async () => {
    const page = await visit();
    await page.goto('/en/products/toilets');
    await hydrate(page);
    await startNewVersion(page);
    await page.locator('main h2 a').first().click();
    await page.waitForURL('**/*.html');
    await page.locator('main button[value=add]').first().waitFor();
  });

  test.each(['en', 'fr'] as const)('a form of the old version still adds to the cart (in %s)', async (locale) => {
    const page = await visit({ locale });
    await page.goto(`/${locale}${product}`);
    await hydrate(page);
    await page
      .getByRole('button', { name: textsOf(locale)('product.quantity.increase') })
      .first()
      .click();
    await startNewVersion(page);
    await page.locator('main button[value=add]').first().click();
    await page.waitForURL('**/cart');
    expect(await page.locator('main input[name=quantity]').inputValue()).toBe('2');
  });

  test('a page of the old version whose scripts had not loaded is reloaded, and then works', async () => {
    const page = await visit();
    await page.goto(`/en${product}`);
    await startNewVersion(page);
    const isLoaded = page.waitForEvent('load');
    await page
      .getByRole('button', { name: textsOf('en')('product.quantity.increase') })
      .first()
      .click();
    await isLoaded;
    await hydrate(page);
    await page
      .getByRole('button', { name: textsOf('en')('product.quantity.increase') })
      .first()
      .click();
    await expect.poll(() => page.locator('input[name=quantity]').inputValue()).toBe('2');
  });

  test('a page that was already reloaded gets an error in place of an old script, instead of reloading again', async () => {
    const page = await visit();
    await page.goto('/en');
    await page.reload();
    await hydrate(page);
    // as text: the tests' own transform would replace the import
    expect(await page.evaluate(`import('/_app/zReplacd.js').catch(String)`)).toContain('replaced');
  });
});

test('a file that was never a built script is not found', async () => {
  const page = await visit();
  for (const name of ['nothing.js', 'missing-12345678.js', 'zReplacd.css'])
    expect((await page.request.get(`/_app/${name}`)).status()).toBe(404);
  const replaced = await page.request.get('/_app/zReplacd.js');
  expect(replaced.headers()['cache-control']).toBe('no-store');
});
