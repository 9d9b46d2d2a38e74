import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { hydrate } from './touch.ts';

const { visit } = useBrowser();

test('no script has a name that content blockers block', async () => {
  const page = await visit();
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/_app\/(.+)\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) names.push(name);
  });
  await page.goto('/en/products/bathroom-faucets#newsletter');
  await hydrate(page);
  await page.getByRole('dialog').waitFor();
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !/^(?:[\w-]{8,9}|(?:manifest|early-filters)-[\w-]{8})$/.test(name))).toEqual([]);
});

test('a page whose dialog a content blocker hides stays usable', async () => {
  const page = await visit();
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const styles = new CSSStyleSheet();
      styles.replaceSync('#newsletter { display: none !important }');
      document.adoptedStyleSheets.push(styles);
    });
  });
  await page.goto('/en#newsletter');
  await hydrate(page);
  await page.waitForURL((url) => url.hash === '');
  await page.locator('header a[href$="/cart"]').first().click();
  await page.waitForURL('**/cart');
});
