import { largeQuantity } from '@basin/domain';
import { expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { addToCart } from './checkout.ts';
import { textsOf } from './texts.ts';
import { hydrate } from './touch.ts';

const { visit } = useBrowser();

test.each([
  { locale: 'en', scripts: true, width: 375 },
  { locale: 'fr', scripts: false, width: 1440 },
] as const)(
  'a cart line at its maximum quantity links to a contact form for more, which creates a case (in $locale, scripts $scripts)',
  async (shopper) => {
    const { locale, scripts } = shopper;
    const t = textsOf(locale);
    const page = await visit(shopper);
    await page.goto(`/${locale}/products/toilets/sable-toilet-bowl.html`);
    const ask = page.locator('main a[href*="/support/contact?modelNumber="][href*="&quantity="]');
    expect(await ask.getAttribute('href')).toContain(`quantity=${largeQuantity}`);
    await addToCart(page, locale);
    expect(await ask.count()).toBe(0);
    if (scripts) await hydrate(page);
    const quantity = page.locator('input[name=quantity]');
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await quantity.press('ControlOrMeta+a');
    await quantity.pressSequentially('9999');
    await quantity.press('Enter'); // fires change and submit
    await page.locator('main li').getByText(t('cart.capped.other')).waitFor(); // at the line
    await expect.poll(() => quantity.inputValue(), { timeout: 10_000 }).not.toBe('9999');
    const units = await quantity.inputValue();
    expect(posts).toHaveLength(1);
    if (scripts) await expectAccessible(page);
    await ask.click();
    await page.waitForURL('**/support/contact?**');
    const message = page.locator('#message');
    expect(await message.inputValue()).toMatch(t('contact.quantity'));
    expect(await message.inputValue()).toContain(units);
    expect(await message.inputValue()).toContain(await page.locator('#modelNumber').inputValue());
    const texts = { firstName: 'Pat', lastName: 'Doe', email: 'pat@example.org' };
    for (const [name, value] of Object.entries(texts)) await page.locator(`#${name}`).fill(value);
    await page.locator('#subject').selectOption({ index: 1 });
    await page.getByRole('button', { name: t('contact.submit') }).click();
    await page.getByText(t('contact.sent')).first().waitFor();
  },
);

test('on a phone the cart preview says that the stock limited an addition, and the field shows what was set', async () => {
  const t = textsOf('en');
  const page = await visit({ width: 375 });
  await page.goto('/en/products/toilets/sable-toilet-bowl.html');
  for (const answer of await page.locator('input[type=radio][value=have]').all()) await answer.check();
  await hydrate(page);
  const quantity = page.locator('main input[name=quantity]');
  await quantity.fill('9999');
  await page.getByRole('button', { name: t('product.addToCart') }).click();
  const message = page.getByRole('region', { name: t('cart.preview') }).getByText(t('cart.capped.other'));
  const [units = ''] = /\d+/.exec(await message.innerText()) ?? [];
  expect(await quantity.inputValue()).toBe(units);
});

test('the empty cart links to the quick order', async () => {
  const page = await visit();
  await page.goto('/en/cart');
  expect(await page.locator('main a[href="/en/quick-order"]').count()).toBe(1);
});
