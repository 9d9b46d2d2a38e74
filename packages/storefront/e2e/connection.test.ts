import type { Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { prepareCart } from './prepared.ts';
import { textsOf } from './texts.ts';
import { hydrate } from './touch.ts';

const { visit } = useBrowser();

/** Waits for hydration, for what is loaded after it, which replaces `fetch`, and for fonts that are loaded when used. */
async function load(page: Page): Promise<void> {
  await hydrate(page);
  await page.waitForFunction(() => !String(globalThis.fetch).includes('native code'));
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
}

test.each([
  { locale: 'en', width: 1440 },
  { locale: 'fr', width: 375 },
] as const)('without a connection a message waits, and is sent once there is one (in $locale)', async (visitor) => {
  const { locale } = visitor;
  const t = textsOf(locale);
  const page = await visit({ ...visitor, ownContext: true, canBeOffline: true });
  await page.goto(`/${locale}/support/contact`);
  await load(page);
  const typed = { firstName: 'Éloïse', lastName: 'Doe', email: 'pat@example.org', message: 'The spout drips.' };
  for (const [field, text] of Object.entries(typed)) await page.locator(`#${field}`).fill(text);
  await page.locator('#subject').selectOption({ index: 3 });
  await page.context().setOffline(true);
  const notice = page.getByText(t('error.offline'));
  await notice.waitFor();
  await page.getByRole('button', { name: t('contact.submit') }).click();
  expect(await page.locator('#message').inputValue()).toBe(typed.message);
  await expectAccessible(page);
  await page.context().setOffline(false);
  await page.getByText(t('contact.sent')).last().waitFor();
  await notice.waitFor({ state: 'detached' });
});

test('without a connection a press in the cart waits', async () => {
  const page = await visit({ ownContext: true, canBeOffline: true });
  await prepareCart(page, 'en');
  await page.goto('/en/cart');
  await load(page);
  await page.context().setOffline(true);
  await page.getByText(textsOf('en')('error.offline')).waitFor();
  const more = page.locator('main button[name=step][value="+1"]').first();
  await more.click();
  await page.context().setOffline(false);
  await expect.poll(() => page.locator('main input[name=quantity]').first().inputValue()).toBe('2');
});

test('a shop on the same computer is used without a network, which the browser calls offline', async () => {
  const page = await visit({ ownContext: true });
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await prepareCart(page, 'en');
  await page.goto('/en/cart');
  await load(page);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await page.locator('main button[name=step][value="+1"]').first().click();
  await expect.poll(() => page.locator('main input[name=quantity]').first().inputValue()).toBe('2');
  expect(await page.getByText(textsOf('en')('error.offline')).count()).toBe(0);
});

test.each([
  { locale: 'en', width: 1440, failure: 'a lost connection' },
  { locale: 'fr', width: 375, failure: 'a page of a proxy' },
] as const)('after $failure a form keeps what was typed and can be sent again (in $locale)', async (visitor) => {
  const { locale, failure } = visitor;
  const t = textsOf(locale);
  const page = await visit({ ...visitor, ownContext: true, canBeOffline: true, expectedStatus: 502 });
  const fails = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' };
  const fail = (route: Route) =>
    failure === 'a lost connection' ? route.abort('internetdisconnected') : route.fulfill(fails);
  await page.goto(`/${locale}/support/contact`);
  await load(page);
  const typed = { firstName: 'Éloïse', lastName: 'Doe', email: 'pat@example.org', message: 'The spout drips.' };
  for (const [field, text] of Object.entries(typed)) await page.locator(`#${field}`).fill(text);
  await page.locator('#subject').selectOption({ index: 3 });
  await page.route('**/*.data*', fail);
  const submit = page.getByRole('button', { name: t('contact.submit') });
  const notice = page.getByText(t('error.outage'));
  await submit.click();
  await notice.waitFor();
  await expectAccessible(page);
  for (const [field, text] of Object.entries(typed)) expect(await page.locator(`#${field}`).inputValue()).toBe(text);
  await page.unroute('**/*.data*', fail);
  await submit.click();
  await page.getByText(t('contact.sent')).last().waitFor();
  await notice.waitFor({ state: 'detached' });
});

test('an addition to the cart that does not reach the shop closes the preview and can be pressed again', async () => {
  const page = await visit({ ownContext: true, canBeOffline: true });
  const t = textsOf('en');
  await page.goto('/en/products/field-tile', { waitUntil: 'domcontentloaded' });
  await page.goto((await page.locator('main a[href*=".html"]').first().getAttribute('href')) ?? '');
  await load(page);
  await page.locator('main input[name=area]').fill('30');
  const fail = (route: Route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback();
  await page.route('**/*.data*', fail);
  const add = page.getByRole('button', { name: t('product.addToCart') });
  await add.click();
  await page.getByText(t('error.outage')).waitFor();
  await page.getByText(t('product.adding')).first().waitFor({ state: 'detached' });
  await page.unroute('**/*.data*', fail);
  await add.click();
  await page.getByText(t('product.added')).first().waitFor();
});

test('an addition whose response is lost is in the cart once when it is pressed again', async () => {
  const page = await visit({ ownContext: true, canBeOffline: true });
  const t = textsOf('en');
  const lines = page.locator('main input[name=quantity]');
  await prepareCart(page, 'en');
  await page.goto('/en/products/field-tile', { waitUntil: 'domcontentloaded' });
  await page.goto((await page.locator('main a[href*=".html"]').first().getAttribute('href')) ?? '');
  await load(page);
  await page.locator('main input[name=area]').fill('30');
  const loseResponse = async (route: Route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort('internetdisconnected');
  };
  await page.route('**/*.data*', loseResponse);
  const add = page.getByRole('button', { name: t('product.addToCart') });
  await add.click();
  await page.getByText(t('error.outage')).waitFor();
  await page.unroute('**/*.data*', loseResponse);
  await add.click();
  await page.getByText(t('product.added')).first().waitFor();
  await page.goto('/en/cart');
  const once = await lines.last().inputValue();
  await page.goBack();
  await load(page);
  await page.locator('main input[name=area]').fill('30');
  await add.click();
  await page.getByText(t('product.added')).first().waitFor();
  await page.goto('/en/cart');
  expect(await lines.last().inputValue()).toBe(String(Number(once) * 2));
});

test('a shopper whose browser accepts no cookies learns why nothing is kept', async () => {
  const page = await visit({ ownContext: true });
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }));
  await page.goto('/en/products/field-tile', { waitUntil: 'domcontentloaded' });
  await page.goto((await page.locator('main a[href*=".html"]').first().getAttribute('href')) ?? '');
  await load(page);
  await page.locator('main input[name=area]').fill('30');
  await page.getByRole('button', { name: textsOf('en')('product.addToCart') }).click();
  await page.getByText(textsOf('en')('error.cookies')).waitFor();
});
