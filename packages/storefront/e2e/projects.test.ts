import { expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { openProduct } from './checkout.ts';
import { prepareCustomer, prepareSignedIn } from './prepared.ts';
import { textsOf } from './texts.ts';
import { widthBeyondWindow } from './width-beyond-window.ts';

const { visit } = useBrowser();

test.each([
  { locale: 'en', scripts: true, width: 1440 },
  { locale: 'fr', scripts: false, width: 320 },
] as const)(
  'a trade customer adds a product to a room of a project, downloads the quote and deletes the project (in $locale, scripts $scripts)',
  async (shopper) => {
    const { locale, scripts } = shopper;
    const t = textsOf(locale);
    const name = `House ${crypto.randomUUID().slice(0, 8)}`;
    const page = await visit(shopper);
    await prepareSignedIn(page, locale, 'trade@example.com');
    await openProduct(page, locale);
    const product = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const number = page.locator('main header').getByText(/^(Model|Modèle) /);
    const modelNumber = (await number.textContent()) ?? '';
    await page.getByRole('button', { name: t('project.addTo') }).click();
    await page.waitForURL('**/my-account/projects?*');
    const form = page.locator('form').filter({ has: page.locator('button[value=add]') });
    const projects = form.locator('select[name=project]');
    if ((await projects.count()) > 0) await projects.selectOption('');
    await form.locator('input[name=name]').fill(name);
    await form.locator('input[name=room]').fill('Loft');
    await form.locator('button[value=add]').click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const room = page.getByRole('region', { name: 'Loft' });
    await room.getByRole('link', { name: product }).waitFor();
    await room.getByText(t('project.list')).waitFor();
    await room.getByText(modelNumber).waitFor();
    if (scripts) await expectAccessible(page);
    const more = page.locator('form[aria-labelledby=add-lines]');
    await more.locator('textarea').fill('no-such-number, 2');
    await more.locator('button[value=add]').click();
    await more.getByRole('alert').getByText('no-such-number, 2').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(name);
    expect(await more.locator('textarea').inputValue()).toBe('no-such-number, 2');
    await room.locator('summary').filter({ hasText: product }).click();
    await room.locator('input[name=quantity]').fill('0');
    await room.locator('input[name=note]').fill('By the window');
    await room.locator('button[value=line]').click();
    await room.getByText(t('field.error.quantity')).waitFor();
    await page.getByRole('alert').getByText(t('project.error.change')).waitFor();
    const typed = ['quantity', 'note'].map((field) => room.locator(`input[name=${field}]`).inputValue());
    expect(await Promise.all(typed)).toEqual(['0', 'By the window']);
    await more.locator('textarea').fill(`${modelNumber.replace(/^\S+ /, '')}, 2`);
    await more.locator('input[name=room]').fill('Spa');
    await more.locator('button[value=add]').click();
    await page.getByRole('term').getByRole('link', { name: 'Spa' }).click();
    await page.waitForFunction(() => {
      const heading = document.querySelector(':target');
      return heading?.textContent === 'Spa' && heading.getBoundingClientRect().top < innerHeight;
    });
    const href = (await page.getByRole('link', { name: t('project.quote') }).getAttribute('href')) ?? '';
    const quote = await page.request.get(href);
    expect([quote.status(), (await quote.body()).subarray(0, 4).toString()]).toEqual([200, '%PDF']);
    await page.getByRole('button', { name: t('project.move') }).waitFor(); // other tests share the cart
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('main :is(summary, input, textarea):visible').count()).toBe(0);
    for (const key of ['project.title', 'project.quote'] as const)
      expect(await page.getByRole('link', { name: t(key) }).count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    expect(await widthBeyondWindow(page)).toBe(0);
    await page.getByText(t('project.delete'), { exact: true }).click();
    await page.getByRole('button', { name: t('project.delete.confirm') }).click();
    await page.getByText(t('project.deleted')).waitFor();
  },
);

test('tile without a room size is added to a project as one box', async () => {
  const t = textsOf('en');
  const page = await visit();
  await prepareSignedIn(page, 'en', 'trade@example.com');
  await page.goto('/en/products/field-tile');
  await page.goto((await page.locator('main a[href*=".html"]').first().getAttribute('href')) ?? '');
  await page.getByRole('button', { name: t('project.addTo') }).click();
  await page.waitForURL('**/my-account/projects?*');
  expect(await page.locator('textarea[name=lines]').inputValue()).toMatch(/^\S+, 1$/);
});

test.each(['en', 'fr'] as const)(
  'for a customer without a trade account the projects page is a 404 in the layout of the shop (in %s)',
  async (locale) => {
    const t = textsOf(locale);
    const page = await visit({ locale, expectedStatus: 404, width: locale === 'fr' ? 375 : 1440 });
    await prepareCustomer(page, locale);
    for (const path of ['projects', 'projects/none', 'order-details?orderNumber=NONE']) {
      expect((await page.goto(`/${locale}/my-account/${path}`))?.status()).toBe(404);
      await page.getByRole('heading', { level: 1, name: t('error.notFound.title') }).waitFor();
      await page.getByRole('contentinfo').getByRole('link').first().waitFor();
      await expectAccessible(page);
    }
  },
);
