import fr from '@basin/gateway/dictionary/fr.json' with { type: 'json' };
import { describe, expect, inject, test } from 'vitest';
import { expectAccessible, useBrowser, type Visitor } from './browser.ts';
import { addToCart, findProduct, fillAddress, submitCard, hiddenHeight, placeOrder, shipTo } from './checkout.ts';
import * as http from './http-checkout.ts';
import { lookUpOrder } from './order-lookup.ts';
import { overHttp, prepareReview, prepareShipping } from './prepared.ts';
import { textsOf } from './texts.ts';
import { hydrate, touch } from './touch.ts';
import { widthBeyondWindow } from './width-beyond-window.ts';

const accepted = '4111 1111 1111 1111';
const longEmail = 'accounts.payable.and.deliveries@bathrooms.example.org';
const denied = '4000000000000002';

const shoppers = [
  { locale: 'en', width: 1440, scripts: true },
  { locale: 'en', width: 375, scripts: false },
  { locale: 'fr', width: 375, scripts: true },
  { locale: 'fr', width: 1440, scripts: false },
] as const satisfies readonly Visitor[];

describe('a guest', () => {
  const { visit } = useBrowser();

  test.each(shoppers)(
    'STO-003 STO-005 STO-010 STO-022 STO-023 STO-079 a guest buys by card and looks up the order (in $locale, $width px wide, scripts $scripts)',
    async (shopper) => {
      const { locale, scripts } = shopper;
      const t = textsOf(locale);
      const page = await visit(shopper);
      await findProduct(page, locale);
      await addToCart(page, locale);
      await fillAddress(page, locale, locale === 'en' ? shipTo.US : shipTo.CA, longEmail);
      await submitCard(page, locale, accepted, scripts);
      expect(await widthBeyondWindow(page)).toBe(0);
      await placeOrder(page, locale);
      await page.waitForURL('**/order-confirmation');
      await page.getByRole('heading', { level: 1, name: t('order.confirmed.title') }).waitFor();
      expect(await widthBeyondWindow(page)).toBe(0);
      // before the page's scripts load
      if (scripts) expect(await page.getByRole('button', { name: t('action.print') }).isVisible()).toBe(true);
      await page.getByText(t('checkout.payment.cardEnding')).waitFor();
      await page.getByText(t('checkout.shipment.arrives')).waitFor();
      const signUp = page.getByRole('main').getByRole('link', { name: t('signUp.title') });
      await signUp.waitFor();
      await page.emulateMedia({ media: 'print' });
      await signUp.waitFor({ state: 'hidden' }); // it is styled as a button, which paper does not need
      expect(await page.locator('main a[href$="/order-status"]').isVisible()).toBe(false);
      await page.emulateMedia({ media: 'screen' });
      const confirmation = (await page.getByText(t('order.confirmed.text')).textContent()) ?? '';
      await page.goto(`/${locale}/cart`);
      await page.getByText(t('cart.empty')).waitFor();
      await lookUpOrder(page, locale, /\bW[A-Z0-9]+\b/.exec(confirmation)?.[0] ?? '', longEmail);
      await page.getByText(t('checkout.payment.cardEnding')).waitFor();
      await page.getByText(t('checkout.shipment.arrives')).waitFor();
      const cancel = page.getByText(t('order.cancel'), { exact: true });
      await cancel.waitFor();
      await page.emulateMedia({ media: 'print' });
      await cancel.waitFor({ state: 'hidden' });
      expect(await page.locator('#orderNumber').isVisible()).toBe(false);
    },
  );

  test.each(['en', 'fr'] as const)(
    'an order that is placed again in another tab opens its confirmation, also after it was seen, and the cart there says that it changed (in %s)',
    async (locale) => {
      const t = textsOf(locale);
      const page = await visit({ locale });
      await prepareReview(page, locale);
      await page.goto(`/${locale}/cart`);
      await hydrate(page);
      const [review, payment] = [await page.context().newPage(), await page.context().newPage()];
      await review.goto(`/${locale}/checkout/review`);
      await payment.goto(`/${locale}/checkout/payment`);
      const shopper = overHttp(page);
      const { path } = await http.placeOrder(shopper, await shopper.get(`/${locale}/checkout/review`));
      expect(path).toBe(`/${locale}/order-confirmation`);
      await placeOrder(review, locale);
      await review.waitForURL('**/order-confirmation');
      await payment.reload();
      await payment.waitForURL('**/order-confirmation');
      await page.getByRole('button', { name: t('product.quantity.increase') }).click();
      await page.getByText(t('cart.changed')).waitFor();
      await page.getByText(t('cart.empty')).waitFor();
    },
  );

  test('a card form that grew before its page’s scripts loaded is fully visible once they have', async () => {
    const page = await visit();
    await prepareShipping(page, 'en');
    const scripts = Promise.withResolvers();
    await page.route(new RegExp(`${inject('shopOrigin')}/.*\\.js$`), (route) =>
      scripts.promise.then(() => route.continue()),
    );
    await page.goto('/en/checkout/payment', { waitUntil: 'commit' });
    const frame = page.frameLocator('iframe');
    await frame.locator('form button').evaluate((button: HTMLButtonElement) => button.click());
    await frame.locator('[aria-invalid=true]').first().waitFor();
    expect(await hiddenHeight(frame)).toBeGreaterThan(0);
    scripts.resolve(true);
    await touch(page);
    await expect.poll(() => hiddenHeight(frame)).toBe(0);
  });

  test.each(['en', 'fr'] as const)(
    'a card form that does not come is said to be loading, then late, and can be tried again (in %s)',
    async (locale) => {
      const t = textsOf(locale);
      const page = await visit();
      await prepareShipping(page, locale);
      let isAnswered = false;
      await page.route(/\/frame\?/, (route) => (isAnswered ? route.continue() : undefined));
      await page.goto(`/${locale}/checkout/payment`, { waitUntil: 'commit' });
      await page.getByText(t('checkout.payment.frame.loading')).waitFor();
      await hydrate(page);
      await page.getByRole('status').getByText(t('checkout.payment.frame.late')).waitFor();
      isAnswered = true;
      await page.getByRole('button', { name: t('action.tryAgain') }).click();
      await page.frameLocator('iframe').locator('form button').waitFor();
      await touch(page);
      await expect.poll(() => page.getByText(t('checkout.payment.frame.late')).count()).toBe(0);
    },
  );

  test.each([
    ['4000000000009995', 'checkout.declined.text'],
    ['4000000000000259', 'checkout.declined.challenge'],
    ['4000000000000119', 'checkout.declined.error'],
    [denied, 'checkout.declined.deny'],
  ] as const)(
    'STO-024 a payment with the card %s leads to the declined page with the message %s and keeps the cart',
    async (number, reason) => {
      const page = await visit();
      await prepareReview(page, 'en', { card: number });
      await page.goto('/en/checkout/review');
      await placeOrder(page, 'en');
      await page.waitForURL('**/en/declined');
      await page.getByRole('heading', { level: 1, name: textsOf('en')('checkout.declined.title') }).waitFor();
      await page.getByText(textsOf('en')(reason)).waitFor();
      await expectAccessible(page);
      await page.reload();
      await page.getByText(textsOf('en')(reason)).waitFor();
      await page.goto('/en/cart');
      await page.getByRole('link', { name: textsOf('en')('cart.checkout') }).waitFor();
    },
  );

  test('STO-024 after ten declined payments checkout explains in French, with scripts off, why it rejects more', async () => {
    const page = await visit({ locale: 'fr', scripts: false });
    await prepareShipping(page, 'fr', { to: 'CA' });
    const shopper = overHttp(page);
    const pay = async (number: string) =>
      http.placeOrder(shopper, await http.submitCard(shopper, await shopper.get('/fr/checkout/payment'), number));
    for (let declines = 0; declines < 10; declines++) expect((await pay(denied)).path).toBe('/fr/declined');
    expect((await pay(accepted)).text).toContain(fr['checkout.error.tooManyDeclines']);
  });
});
