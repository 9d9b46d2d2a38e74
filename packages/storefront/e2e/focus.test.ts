import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { prepareCustomer, prepareOrder, prepareSignedIn } from './prepared.ts';
import { textsOf } from './texts.ts';
import { hydrate } from './touch.ts';

const { visit } = useBrowser();

const locales = ['en', 'fr'] as const;

/** Waits until the focus is in an element with this text. */
const expectFocus = async (page: Page, text: RegExp) =>
  expect
    .poll(() =>
      page.evaluate(() => (document.activeElement === document.body ? 'nowhere' : document.activeElement?.textContent)),
    )
    .toMatch(text);

const topOf = async (element: Locator) => (await element.boundingBox())?.y;

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrate(page);
};

test.each(locales)(
  'the focus moves to the number of products when a filter is removed by key (in %s)',
  async (locale) => {
    const page = await visit({ locale });
    await open(page, `/${locale}/products/bathroom-faucets`);
    await page.locator('main form input[type=checkbox]').first().check();
    const active = page.getByRole('list', { name: textsOf(locale)('listing.filters.active') });
    await active.getByRole('link').first().press('Enter');
    await active.waitFor({ state: 'detached' });
    await expectFocus(page, textsOf(locale)('listing.count.other'));
  },
);

test.each(locales)(
  'the focus moves to the page when the bar of compared products disappears (in %s)',
  async (locale) => {
    const t = textsOf(locale);
    const page = await visit({ locale });
    await page.goto(`/${locale}/products/bathroom-faucets`);
    await open(page, (await page.locator('main [data-media] h2 a').first().getAttribute('href')) ?? '');
    const bar = page.getByRole('complementary', { name: t('compare.title') });
    for (const button of [bar.getByRole('button', { name: t('compare.clear') }), bar.locator('li button')]) {
      await page.locator('main header button[aria-pressed]').press('Enter');
      await button.press('Enter');
      await bar.waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    }
  },
);

test.each(locales)(
  'the focus moves to the message that replaces a form, or to the field to correct (in %s)',
  async (locale) => {
    const t = textsOf(locale);
    const page = await visit({ locale });
    const fill = (email: string) => page.locator('main input[name=email]').fill(email);
    await open(page, `/${locale}/newsletter`);
    await fill(`reader-${crypto.randomUUID()}@example.org`);
    await page.locator('main form button[type=submit]').press('Enter');
    await expectFocus(page, t('newsletter.done'));
    await open(page, `/${locale}/reset-password`);
    await fill('nobody@example.org');
    await page.locator('button[value=forgot]').press('Enter');
    await expectFocus(page, t('password.forgot.sent'));
    await open(page, `/${locale}/quick-order`);
    await page.locator('main form button[type=submit]').first().press('Enter');
    await page.getByText(t('quickOrder.lines.missing')).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('lines');
  },
);

test.each(locales)(
  'the focus moves to an order that was looked up, which on a phone is below the screen (in %s)',
  async (locale) => {
    const page = await visit({ locale, width: 375 });
    const { orderNumber } = await prepareOrder(page, locale);
    await open(page, `/${locale}/order-status`);
    await page.locator('#orderNumber').fill(orderNumber);
    await page.locator('#email').fill('pat@example.org');
    await page.locator('#email').press('Enter');
    await expectFocus(page, new RegExp(orderNumber));
    expect(await topOf(page.locator(':focus'))).toBeLessThan(400);
    const other = await visit({ locale, width: 375, scripts: false });
    await other.goto(`/${locale}/order-status`);
    await other.locator('#orderNumber').fill(orderNumber);
    await other.locator('#email').fill('pat@example.org');
    await other.locator('#email').press('Enter');
    const order = other.locator('#order');
    await order.waitFor();
    await expect.poll(() => topOf(order)).toBeLessThan(400); // without scripts it is scrolled to
  },
);

test.each(locales)('a change of the address book is announced and takes the focus along (in %s)', async (locale) => {
  const t = textsOf(locale);
  const page = await visit({ locale });
  await prepareCustomer(page, locale);
  await open(page, `/${locale}/my-account/addresses`);
  expect(await page.getByRole('main').getByRole('heading').first().textContent()).toMatch(t('account.addresses'));
  const region = await page.locator('main div[role=status]').elementHandle();
  const name = { firstName: 'Ada', lastName: 'Byron', phone: '3125550100' };
  const address = { ...name, streetName: '1 Main Street', city: 'Chicago', postalCode: '60601' };
  const add = async (label: string) => {
    for (const [name, value] of Object.entries({ label, ...address }))
      await page.locator(`main input[name=${name}]`).fill(value);
    await page.locator('main select[name=country]').selectOption('US');
    await page.locator('main select[name=state]').selectOption('IL');
    await page.locator('button[value=save]').press('Enter');
    await page.getByRole('link', { name: new RegExp(`, ${label}$`) }).waitFor();
    await expectFocus(page, t('address.saved'));
  };
  await add('Site');
  expect(await region.textContent()).toMatch(t('address.saved')); // the one that was there before
  const notice = await page.getByText(t('address.saved')).elementHandle();
  await add('Home');
  expect(await notice.evaluate((element) => element.isConnected)).toBe(false); // the same text is announced again
  await page.getByRole('link', { name: /, Home$/ }).press('Enter');
  await expectFocus(page, t('address.edit'));
  await page.getByRole('link', { name: /, Site$/ }).press('Enter');
  await expectFocus(page, t('address.edit'));
  await page.getByRole('link', { name: t('action.cancel') }).press('Enter');
  await expectFocus(page, t('account.addresses'));
  for (const left of [1, 0]) {
    const removals = page.getByRole('button', { name: t('address.remove') });
    await removals.first().press('Enter');
    await expect.poll(() => removals.count()).toBe(left);
  }
  await page.getByText(t('address.none')).waitFor();
  await expectFocus(page, t('address.saved'));
});

test.each(locales)(
  'a change of a project takes the focus along, and each line’s button names its product (in %s)',
  async (locale) => {
    const t = textsOf(locale);
    const page = await visit({ locale });
    await prepareSignedIn(page, locale, 'trade@example.com');
    await open(page, `/${locale}/my-account/projects`);
    await page
      .locator('input[name=name]')
      .last()
      .fill(`House ${crypto.randomUUID().slice(0, 8)}`);
    await page.locator('button[value=create]').press('Enter');
    const add = async (line: string) => {
      await page.locator('main textarea[name=lines]').fill(line);
      await page.locator('button[value=add]').press('Enter');
    };
    await page.waitForURL('**/projects/*');
    await add('no-such-number');
    await expectFocus(page, /no-such-number/);
    await page.goto(`/${locale}/products/bathroom-accessories`);
    const href = (await page.locator('main a[href*="skuId="]').first().getAttribute('href')) ?? '';
    await page.goBack();
    await hydrate(page);
    await add(new URL(href, 'http://localhost').searchParams.get('skuId') ?? '');
    const line = page.locator('main li').filter({ has: page.locator('summary') });
    await expectFocus(page, t('project.added.one'));
    const name = (await line.getByRole('link').first().textContent()) ?? '';
    await line.locator('summary').filter({ hasText: name }).press('Enter');
    await line.locator('input[name=quantity]').fill('3');
    await line.locator('button[value=line]').press('Enter');
    await expectFocus(page, t('project.saved'));
  },
);

test.each(locales)('the bar of compared products covers nothing that has the focus (in %s)', async (locale) => {
  const t = textsOf(locale);
  const page = await visit({ locale });
  await page.setViewportSize({ width: 375, height: 640 });
  await page.goto(`/${locale}/products/bathroom-accessories`);
  await open(page, (await page.locator('main [data-media] h2 a').first().getAttribute('href')) ?? '');
  await page.locator('main header button[aria-pressed]').press('Enter');
  const bar = page.getByRole('complementary', { name: t('compare.title') });
  await bar.waitFor();
  await open(page, page.url());
  await bar.waitFor();
  const stops: string[] = [];
  const covered: string[] = [];
  while (stops.length < 200 && !(await bar.locator(':focus').count())) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      const top = document.querySelector('[data-tray]')?.getBoundingClientRect().top ?? 0;
      const isCovered = !focused.closest('[data-tray]') && focused.getBoundingClientRect().top >= top;
      return { name: focused.textContent, isCovered };
    });
    stops.push(stop.name);
    if (stop.isCovered) covered.push(stop.name);
  }
  expect(stops.length).toBeGreaterThan(20);
  expect(covered).toEqual([]);
});
