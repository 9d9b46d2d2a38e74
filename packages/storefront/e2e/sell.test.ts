import type { Locale } from '@basin/domain';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { fillAddress, submitCard, placeOrder, shipTo } from './checkout.ts';
import { prepareCart, prepareCustomer, prepareReview, prepareSignedIn } from './prepared.ts';
import { signUp } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { hydrate, touch } from './touch.ts';

const { visit } = useBrowser();

const shoppers = [
  { locale: 'en', scripts: true, width: 1440 },
  { locale: 'fr', scripts: false, width: 320 },
] as const;

const signInAssociate = (page: Page, locale: Locale) => prepareSignedIn(page, locale, 'associate@example.com');

/** Submits the form that opens a customer's cart. */
async function openCartFor(page: Page, locale: Locale, email: string): Promise<void> {
  await page.goto(`/${locale}/my-account/sell`);
  await page.locator('main input[name=email]').fill(email);
  await page.locator('main button[value=open]').click();
}

async function sellTo(page: Page, locale: Locale, email: string): Promise<void> {
  await openCartFor(page, locale, email);
  await page.waitForURL(`**/${locale}/cart`);
  await page.getByText(`(${email})`).waitFor();
}

const banner = (page: Page, locale: Locale) => page.getByRole('complementary', { name: textsOf(locale)('sell.title') });
const linesOf = (page: Page) => page.locator('main li:has(input[name=lineItemId])').count();

describe('an associate', () => {
  test.each(shoppers)(
    'SDK-002 SDK-003 SDK-035 an associate places an order for a customer, who owns it, and ends the sale (in $locale, scripts $scripts)',
    async (shopper) => {
      const { locale, scripts } = shopper;
      const t = textsOf(locale);
      const [customer, page] = [await visit(shopper), await visit(shopper)];
      const email = await prepareCustomer(customer, locale);
      await signInAssociate(page, locale);
      await page.goto(`/${locale}/my-account`);
      await page.locator(`main nav a[href="/${locale}/my-account/sell"]`).click();
      await page.getByRole('heading', { level: 1, name: t('sell.title') }).waitFor();
      if (scripts) await touch(page);
      if (scripts) await expectAccessible(page);
      await openCartFor(page, locale, 'nobody@example.org');
      await page.getByText(t('sell.unknown')).first().waitFor();
      await sellTo(page, locale, email);
      await page.goto((await prepareCart(page, locale)).path);
      await banner(page, locale).waitFor();
      await page.goto(`/${locale}/cart`);
      if (scripts) await touch(page);
      if (scripts) await expectAccessible(page);
      await page.goto(`/${locale}/checkout`);
      await banner(page, locale).waitFor();
      const known = ['email', 'firstName', 'lastName', 'streetName'].map((name) =>
        page.locator(`#${name}`).inputValue(),
      );
      expect(await Promise.all(known)).toEqual([email, 'Ada', 'Byron', '']);
      await fillAddress(page, locale, shipTo.US);
      await submitCard(page, locale, '4111111111111111', scripts);
      await placeOrder(page, locale);
      await page.waitForURL('**/order-confirmation');
      await banner(page, locale)
        .getByRole('button', { name: t('sell.leave') })
        .click();
      await page.getByText(t('sell.left')).waitFor();
      expect(await banner(page, locale).count()).toBe(0);
      await page.goto(`/${locale}/order-confirmation`);
      await page.waitForURL(`**/${locale}/cart`); // no data of the sale remains
      const data = await customer.request.get(`/${locale}/my-account/my-data`);
      expect(await data.json()).toMatchObject({
        orders: [{ custom: { fields: { orderType: 'ISC', associateId: 'A-1001' } } }],
      });
    },
  );

  test('an associate serves customers one after another, each with their own cart, which stays available to them', async () => {
    const t = textsOf('en');
    const [first, second, page] = [await visit(), await visit(), await visit()];
    const [one, other] = [await prepareCustomer(first, 'en'), await prepareCustomer(second, 'en')];
    await signInAssociate(page, 'en');
    await sellTo(page, 'en', one);
    await prepareReview(page, 'en');
    await page.goto('/en/cart');
    const lines = await linesOf(page);
    expect(lines).toBeGreaterThan(0);
    await sellTo(page, 'en', other);
    await page.getByText(t('cart.empty')).waitFor();
    await prepareCart(page, 'en');
    await page.goto('/en/checkout/review'); // must show neither the address nor the card of the first customer
    await page.waitForURL('**/en/checkout');
    await first.goto('/en/cart');
    expect(await linesOf(first)).toBe(lines);
    // meanwhile the customer empties the cart, so the next sale uses a new cart
    await second.goto('/en/cart');
    while ((await linesOf(second)) > 0) {
      const before = await linesOf(second);
      await second
        .getByRole('button', { name: t('cart.removeLine') })
        .first()
        .click();
      await expect.poll(() => linesOf(second)).toBe(before - 1);
    }
    await prepareCart(page, 'en');
    await page.goto('/en/cart');
    expect(await linesOf(page)).toBeGreaterThan(0);
    await second.goto('/en/cart');
    expect(await linesOf(second)).toBeGreaterThan(0);
  });

  test.each(shoppers)(
    'a page opened before the associate left the customer changes nobody’s cart (in $locale, scripts $scripts)',
    async (shopper) => {
      const { locale, scripts } = shopper;
      const t = textsOf(locale);
      const [customer, page] = [await visit(shopper), await visit(shopper)];
      const email = await prepareCustomer(customer, locale);
      await signInAssociate(page, locale);
      const { path } = await prepareCart(page, locale);
      await page.goto(`/${locale}/cart`);
      const own = await linesOf(page);
      await sellTo(page, locale, email);
      await page.goto(path);
      if (scripts) await hydrate(page);
      for (const choice of await page.locator('main input[type=radio][value=have]').all()) await choice.check();
      const otherTab = await page.context().newPage();
      await otherTab.goto(`/${locale}/cart`);
      await banner(otherTab, locale)
        .getByRole('button', { name: t('sell.leave') })
        .click();
      await otherTab.getByText(t('sell.left')).waitFor();
      await otherTab.close();
      await page.locator('main button[value=add]').first().click();
      await page.waitForURL(`**/${locale}/cart`);
      await page.getByText(t('sell.ended')).waitFor();
      expect(await linesOf(page)).toBe(own);
      expect(await banner(page, locale).count()).toBe(0);
    },
  );

  test.each([true, false])('signing out during a sale ends the sale (scripts %s)', async (scripts) => {
    const [customer, page] = [await visit({ scripts }), await visit({ scripts })];
    const email = await prepareCustomer(customer, 'en');
    await signInAssociate(page, 'en');
    await sellTo(page, 'en', email);
    await page.goto('/en/my-account');
    await page.locator('main nav form button').click();
    await page.waitForURL(/\/en$/);
    expect(await page.getByText(email).count()).toBe(0);
    await signInAssociate(page, 'en');
    await page.goto('/en/my-account');
    expect(await page.getByText(email).count()).toBe(0);
  });

  test('for a customer who is not an associate the page is a 404', async () => {
    const page = await visit({ expectedStatus: 404 });
    await signUp(page, 'en');
    expect(await page.locator('a[href$="/my-account/sell"]').count()).toBe(0);
    expect((await page.goto('/en/my-account/sell'))?.status()).toBe(404);
    const form = { intent: 'open', email: 'trade@example.com' };
    const headers = { Origin: new URL(page.url()).origin };
    const response = await page.request.post('/en/my-account/sell', { form, headers, maxRedirects: 0 });
    expect(response.status()).toBe(404);
  });
});
