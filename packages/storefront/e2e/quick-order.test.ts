import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { textsOf } from './texts.ts';
import { touch } from './touch.ts';

const { visit } = useBrowser();

const shoppers = [
  { locale: 'en', width: 1440, scripts: true },
  { locale: 'fr', width: 320, scripts: false },
] as const;

/** Returns the result rows with their cells joined. */
const outcomesOf = (page: Page) =>
  page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));

/** Returns the SKU, the model number and the name of a product that needs other parts. */
async function findProduct(page: Page, locale: 'en' | 'fr') {
  await page.goto(`/${locale}/products/toilets/maren-wall-hung-toilet.html`);
  const sku = await page.locator('main input[name=sku]').first().inputValue();
  const number = /\d{5}-[A-Z]{2}$/.exec(
    (await page.getByText(textsOf(locale)('product.sku')).first().textContent()) ?? '',
  )?.[0];
  return { sku, number, name: (await page.getByRole('heading', { level: 1 }).textContent()) ?? '' };
}

describe.each(shoppers)('a quick order by SKU ($locale, scripts $scripts)', (shopper) => {
  const { locale, scripts } = shopper;
  const t = textsOf(locale);

  test('a quick order adds the valid lines, reports the result of each line and keeps the others for correction', async () => {
    const page = await visit(shopper);
    const { sku, number, name } = await findProduct(page, locale);
    await page.goto(`/${locale}/quick-order`);
    const field = page.getByRole('textbox', { name: t('quickOrder.lines') });
    if (scripts) await touch(page);
    await page.getByRole('button', { name: t('product.addToCart') }).click();
    await page.getByText(t('quickOrder.lines.missing')).waitFor();
    await field.fill(`${sku.toLowerCase()}; 2\nNO-SUCH\t3\n${sku}, two\n`);
    await page.getByRole('button', { name: t('product.addToCart') }).click();
    await page
      .getByRole('status')
      .filter({ hasText: t('quickOrder.someAdded.one') })
      .waitFor();
    const [first, second, third] = await outcomesOf(page);
    expect(first?.[0]).toBe(`${number} · ${name}`);
    expect(first?.[1]).toMatch(t('quickOrder.addedNeeding.other'));
    expect(second?.[1]).toMatch(t('quickOrder.unknown'));
    expect(third?.[1]).toMatch(t('field.error.quantity'));
    expect(await field.inputValue()).toBe(`NO-SUCH\t3\n${sku}, two`);
    if (scripts) await expectAccessible(page);
    await field.fill(scripts ? `${sku}, 1` : '');
    const csv = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(`Model;Quantity\r\n${sku};1`) };
    if (!scripts) await page.getByLabel(t('quickOrder.file')).setInputFiles(csv);
    await page.getByRole('button', { name: t('product.addToCart') }).click();
    await page
      .getByRole('status')
      .filter({ hasText: t('quickOrder.allAdded.one') })
      .waitFor();
    expect(await field.inputValue()).toBe('');
    await page.getByRole('link', { name: t('cart.preview.view') }).click();
    await page.waitForURL('**/cart');
    expect(await page.locator('main input[name=quantity]').inputValue()).toBe('3');
  });
});

test('a CSV file that is chosen before hydration is loaded into the form too', async () => {
  const t = textsOf('en');
  const page = await visit();
  await page.goto('/en/quick-order');
  await page
    .getByLabel(t('quickOrder.file'))
    .and(page.locator('input'))
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('AV-2;5') });
  await touch(page);
  await page.getByText(t('quickOrder.file.read.one')).waitFor();
  expect(await page.getByRole('main').getByRole('textbox').inputValue()).toBe('AV-2;5');
});

test('a CSV file is loaded into the form for review before submission; a binary or empty file is rejected', async () => {
  const t = textsOf('en');
  const page = await visit();
  await page.goto('/en/quick-order');
  await touch(page);
  await page.getByRole('main').getByRole('textbox').fill('AV-1, 4');
  const choose = async (text: string) => {
    const field = page.getByLabel(t('quickOrder.file')).and(page.locator('input'));
    const chooser = page.waitForEvent('filechooser');
    await field.press('Enter');
    await (await chooser).setFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  };
  await choose('Model;Quantity\r\nAV-2;5\r\n');
  await expect.poll(() => page.getByRole('main').getByRole('textbox').inputValue()).toBe('AV-1, 4\nAV-2;5');
  await page.getByText(t('quickOrder.file.read.one')).waitFor();
  await choose('');
  await page.getByText(t('quickOrder.file.problem')).waitFor();
  await choose('AV-3');
  await page.getByText(t('quickOrder.file.read.one')).waitFor();
  await choose('PK\0\0');
  await page.getByText(t('quickOrder.file.problem')).waitFor();
  expect(await page.getByRole('main').getByRole('textbox').inputValue()).toBe('AV-1, 4\nAV-2;5\nAV-3');
  await expectAccessible(page);
});
