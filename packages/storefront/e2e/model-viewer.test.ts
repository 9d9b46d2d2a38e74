import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { builtScript } from './built-script.ts';
import { firstProductPath } from './listing.ts';
import { textsOf } from './texts.ts';
import { touch } from './touch.ts';

const t = textsOf('en');
const { visit } = useBrowser();

const opener = (page: Page) => page.getByRole('button', { name: t('product.model.open') });
const canvas = (page: Page) => page.getByRole('img', { name: t('product.model.label') });

async function openProduct(): Promise<{ page: Page; fetched: string[] }> {
  const page = await visit();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/en/products/bathroom-faucets');
  await page.goto(await firstProductPath(page));
  await touch(page);
  await page.waitForLoadState('networkidle');
  return { page, fetched };
}

describe('the model of a product', () => {
  test('the 3D model and its viewer are fetched only on request; the model then turns by keyboard and can be closed', async () => {
    const { page, fetched } = await openProduct();
    const viewer = builtScript('gl_Position');
    const ofModel = () => fetched.filter((url) => url.endsWith(viewer) || url.includes('.glb'));
    expect(ofModel()).toEqual([]);
    await opener(page).click();
    await page.getByText(t('product.model.hint')).waitFor();
    expect(ofModel()).toHaveLength(2);

    expect(await canvas(page).evaluate((element) => element === document.activeElement)).toBe(true);
    const still = await canvas(page).screenshot();
    await page.waitForTimeout(300);
    expect((await canvas(page).screenshot()).equals(still)).toBe(true); // the model does not move without input
    await page.keyboard.press('ArrowRight'); // an empty canvas would not change
    await expect.poll(async () => (await canvas(page).screenshot()).equals(still)).toBe(false);

    await page.keyboard.press('Escape');
    await expect.poll(() => canvas(page).count()).toBe(0);
    expect(await opener(page).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('a 3D model that fails to load shows a message and keeps its button', async () => {
    const { page } = await openProduct();
    await page.route('**/*.glb*', (route) => route.fulfill({ contentType: 'model/gltf-binary', body: 'none' }));
    await opener(page).click();
    await page.getByText(t('product.model.failed')).waitFor();
    expect(await opener(page).isVisible()).toBe(true);
  });
});
