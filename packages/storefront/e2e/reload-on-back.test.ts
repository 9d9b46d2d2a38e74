import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { countDocuments, leaveAndGoBack } from './go-back.ts';
import { hydrate } from './touch.ts';

const { visit } = useBrowser();

test('STO-057 STO-058 going back reloads a page when its query or the configuration requires it, at the same scroll position', async () => {
  const page = await visit();
  const anew = ['/en/search?keyword=faucet', '/fr/products/toilets?compare=X', '/en/products/toilets?back=X'];
  const listed = ['/en/products', '/fr/products'];
  for (const path of [...anew, ...listed]) {
    await expect.poll(await leaveAndGoBack(page, path), { message: path }).toBe(1);
    await expect.poll(() => page.evaluate(() => scrollY), { message: path }).toBeGreaterThan(0); // they left from the footer
  }
  for (const path of ['/en/products/toilets?sort=name', '/fr/support'])
    expect((await leaveAndGoBack(page, path))(), path).toBe(0);
});

test('STO-057 closing an overlay by going back reloads nothing', async () => {
  const page = await visit();
  await page.goto('/en/search?keyword=faucet');
  await hydrate(page);
  const documents = countDocuments(page);
  await page.evaluate(() => (location.hash = '#newsletter'));
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(documents()).toBe(0);
});
