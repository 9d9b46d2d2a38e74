import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { addToCart } from './checkout.ts';
import { fieldOf } from './http-shopper.ts';
import { overHttp, prepareCart } from './prepared.ts';
import { textsOf } from './texts.ts';
import { hydrate, touch } from './touch.ts';

const t = textsOf('en');
const { visit } = useBrowser();
const quantity = (page: Page) => page.locator('input[name=quantity]');

describe('a quantity in the cart', () => {
  test.each([true, false])(
    'pressing Enter sets the typed quantity of a cart line, or says that it must be a whole number (scripts %s)',
    async (scripts) => {
      const page = await visit({ scripts });
      await fillCart(page);
      await quantity(page).fill('1.5');
      await quantity(page).press('Enter');
      await page.getByText(t('field.error.quantity')).waitFor();
      await quantity(page).fill('5');
      await quantity(page).press('Enter');
      await expect.poll(() => quantity(page).getAttribute('value')).toBe('5');
    },
  );

  test('every press of a step button changes the quantity, even on a page that shows an older one', async () => {
    const page = await visit({ scripts: false });
    await fillCart(page);
    const other = await page.context().newPage();
    await other.goto('/en/cart');
    for (const cart of [page, other]) {
      await cart.getByRole('button', { name: t('product.quantity.increase') }).click();
      await cart.waitForLoadState();
    }
    await expect.poll(() => quantity(other).inputValue()).toBe('3');
  });

  test('simultaneous presses of a step button all change the quantity', async () => {
    const page = await visit({ scripts: false });
    await fillCart(page);
    const shopper = overHttp(page);
    const form = { intent: 'changeQuantity', lineItemId: fieldOf(await shopper.get('/en/cart'), 'lineItemId') };
    const press = { ...form, shown: '1', quantity: '1', step: '+1' };
    await Promise.all(Array.from({ length: 8 }, () => shopper.post('/en/cart', press)));
    expect(fieldOf(await shopper.get('/en/cart'), 'shown')).toBe('9');
  });

  test('every key press on a step button counts and keeps the focus, and typed digits are combined to a number', async () => {
    const page = await visit();
    await fillCart(page);
    await touch(page);
    const increase = page.getByRole('button', { name: t('product.quantity.increase') });
    await expect.poll(() => increase.getAttribute('type')).toBe('button'); // scripts have loaded
    await increase.focus();
    for (const shown of ['2', '3', '4']) {
      await page.keyboard.press('Enter');
      await expect.poll(() => quantity(page).getAttribute('value')).toBe(shown);
    }
    expect(await increase.evaluate((button) => button === document.activeElement)).toBe(true);
    await quantity(page).selectText();
    await page.keyboard.press('1');
    await page.keyboard.press('2');
    await page.keyboard.press('Tab');
    await expect.poll(() => quantity(page).getAttribute('value')).toBe('12');
  });

  test('a press in the instant in which the response to the press before is shown counts', async () => {
    const page = await visit();
    await fillCart(page);
    await hydrate(page);
    const increase = page.getByRole('button', { name: t('product.quantity.increase') });
    await increase.evaluate((button: HTMLButtonElement) => {
      const observer = new MutationObserver(() => {
        if (button.form?.ariaBusy !== 'false') return;
        observer.disconnect();
        button.click();
      });
      observer.observe(document.body, { subtree: true, attributeFilter: ['aria-busy'] });
    });
    await increase.click();
    await expect.poll(() => quantityInCart(page)).toBe('3');
  });

  test('a quantity above the stock is reset to the stock, even when that was the quantity before', async () => {
    const page = await visit();
    await page.goto('/en/products/toilets/sable-toilet-bowl.html');
    await addToCart(page, 'en');
    await hydrate(page);
    for (const requested of ['9999', '9998']) {
      await quantity(page).fill(requested);
      await quantity(page).press('Enter');
      // until the request arrives the cart is unchanged, so both are polled until they are equal
      await expect.poll(async () => (await quantity(page).inputValue()) === (await quantityInCart(page))).toBe(true);
    }
  });
});

test.each([
  { locale: 'en', width: 375, scripts: true },
  { locale: 'fr', width: 1440, scripts: false },
] as const)(
  'STO-009 a cart is shared by a link, from which another guest adds it to their own (in $locale, scripts $scripts)',
  async (visitor) => {
    const { locale, scripts } = visitor;
    const texts = textsOf(locale);
    const page = await visit(visitor);
    const { path } = await prepareCart(page, locale, 2);
    await page.goto(`/${locale}/cart`);
    if (scripts) await hydrate(page);
    await page.getByText(texts('cart.share')).click();
    await page.getByRole('button', { name: texts('action.share') }).click();
    const link = await page.getByLabel(texts('sharedCart.link')).inputValue();
    const friend = await visit(visitor);
    await friend.goto(link);
    await friend.locator(`main a[href^="${path}"]`).first().waitFor();
    await friend.getByRole('button', { name: texts('sharedCart.add') }).click();
    await friend.waitForURL(`**/${locale}/cart`);
    await friend.getByText(texts('sharedCart.added')).waitFor();
    await friend.locator(`main a[href^="${path}"]`).first().waitFor();
    expect(await quantity(friend).inputValue()).toBe('2');
  },
);

/** Returns the quantity in the cart, read from another page. */
async function quantityInCart(page: Page): Promise<string> {
  return fieldOf(await overHttp(page).get('/en/cart'), 'shown');
}

async function fillCart(page: Page): Promise<void> {
  await prepareCart(page, 'en');
  await page.goto('/en/cart');
}

test('without scripts the first two quick presses of a new guest both count', async () => {
  const page = await visit({ scripts: false });
  await page.goto('/en/products/toilets/sable-toilet-bowl.html');
  const fields = page.locator('main form:has(input[name=quantity]) input[type=hidden]');
  const pairs = await fields.evaluateAll((inputs) =>
    inputs.map((input) => [input.getAttribute('name'), input.getAttribute('value')]),
  );
  const form = { ...(Object.fromEntries(pairs) as Record<string, string>), intent: 'add', quantity: '1' };
  const headers = { Origin: new URL(page.url()).origin };
  // both are sent before the first response; a browser drops a press that follows within some 20 ms
  const press = () => page.request.post('/en/cart', { form, headers, maxRedirects: 0 });
  const responses = await Promise.all([press(), press()]);
  expect(responses.map((response) => response.status())).toEqual([303, 303]);
  await page.goto('/en/cart');
  expect(await quantity(page).first().inputValue()).toBe('2');
});

test.each([320, 375])(
  'without scripts, in French, %d px wide, the button that updates a quantity is not clipped',
  async (width) => {
    const page = await visit({ scripts: false, locale: 'fr', width });
    await page.goto('/fr/products/toilets/sable-toilet-bowl.html');
    await addToCart(page, 'fr');
    const update = page.getByRole('button', { name: textsOf('fr')('cart.update'), exact: true }).first();
    const { lineHeight, height } = await update.evaluate((button) => ({
      lineHeight: Number.parseFloat(getComputedStyle(button).lineHeight),
      height: button.clientHeight,
    }));
    expect(height).toBeLessThan(lineHeight * 2);
  },
);

describe('the address of an order', () => {
  test('correcting a field removes its error there and in the summary without moving the focus', async () => {
    const page = await visit();
    await fillCart(page);
    await page.goto('/en/checkout');
    await page.locator('#email').fill('nonsense');
    await page.locator('#phone').fill('1');
    await page.getByRole('button', { name: t('action.continue') }).click();
    await page
      .locator('a[href="#phone"]')
      .getByText(/^Phone/)
      .waitFor();
    await page.locator('#email').fill('pat@example.org');
    await expect.poll(() => page.locator('#email').getAttribute('aria-invalid')).not.toBe('true');
    await expect.poll(() => page.locator('a[href="#email"]').count()).toBe(0);
    expect(await page.locator('a[href="#phone"]').count()).toBe(1);
    expect(await page.locator('#email').evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await page.locator('#phone').getAttribute('aria-invalid')).toBe('true');
  });

  test('choosing Canada offers provinces, and choosing the United States offers states', async () => {
    const page = await visit();
    await fillCart(page);
    await page.goto('/en/checkout');
    await touch(page);
    const options = () =>
      page.locator('#state option').evaluateAll((all) => all.map((one) => one.getAttribute('value')));
    await page.locator('#country').selectOption('CA');
    await expect.poll(options).not.toContain('IL');
    expect(await options()).toContain('ON');
    await page.locator('#country').selectOption('US');
    await expect.poll(options).not.toContain('ON');
  });
});

test('the focus ring of a product card is not clipped', async () => {
  const page = await visit();
  await page.goto('/en/products/bathroom-faucets');
  const link = page.locator('main [data-media] a').first();
  await link.focus();
  const containment = await link.evaluate((element) => {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (getComputedStyle(box).contentVisibility === 'auto') return box.className;
    return 'none';
  });
  expect(containment).toBe('none');
});

test.each([
  ['en', /per box · \$[\d.,]+ per sq ft/],
  ['fr', /la boîte · [\d\s,]+\$\sUS le m²/],
] as const)(
  'a tile price in %s shows its unit on the listing, the product page and in the cart',
  async (locale, unit) => {
    const page = await visit({ locale, scripts: false });
    await page.goto(`/${locale}/products/field-tile`);
    await page.locator('main [data-media]').first().getByText(unit).waitFor();
    await page.goto((await page.locator('main [data-media] h2 a').first().getAttribute('href')) ?? '');
    await page.locator('main header').getByText(unit).waitFor();
    await page.locator('input[name=area]').fill('20');
    await page.getByRole('button', { name: textsOf(locale)('product.addToCart') }).click();
    await page.waitForURL('**/cart');
    await page.locator('main li').getByText(unit).waitFor();
  },
);
