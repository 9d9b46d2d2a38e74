import { describe, expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { addToCart, fillAddress, submitCard, openProduct, placeOrder, shipTo } from './checkout.ts';
import { firstProductPath } from './listing.ts';
import { paymentTypes, prepareCustomer } from './prepared.ts';
import { demoPassword, signIn } from './sign-in.ts';
import { textsOf } from './texts.ts';

describe('a customer', () => {
  const { visit } = useBrowser();

  test.each([
    { locale: 'en', width: 375, scripts: true },
    { locale: 'fr', width: 1440, scripts: false },
  ] as const)(
    'STO-001 STO-010 STO-012 STO-025 SDK-033 a customer signs in with a guest cart, places an order by card and finds it in the account (in $locale, scripts $scripts)',
    async (shopper) => {
      const { locale, scripts } = shopper;
      const t = textsOf(locale);
      const email = await prepareCustomer(await visit(shopper), locale);
      const page = await visit(shopper);
      await openProduct(page, locale);
      await addToCart(page, locale);
      await page.goto(`/${locale}/sign-in`);
      await page.getByText(t('signIn.cartJoins.one')).waitFor({ timeout: 10_000 });
      await signIn(page, email);
      await page.waitForURL('**/my-account');
      await page.goto(`/${locale}/cart`);
      await page.getByRole('link', { name: t('cart.checkout') }).waitFor();
      await fillAddress(page, locale, shipTo.US);
      await submitCard(page, locale, '4111111111111111', scripts);
      await placeOrder(page, locale);
      await page.waitForURL('**/order-confirmation');
      const confirmation = (await page.getByText(t('order.confirmed.text')).textContent()) ?? '';
      const orderNumber = /\bW[A-Z0-9]+\b/.exec(confirmation)?.[0] ?? '';
      await page.goto(`/${locale}/my-account`);
      await page.getByRole('link', { name: orderNumber }).click();
      await page.waitForURL('**/order-details?**');
      await page.getByText(orderNumber).first().waitFor();
      expect(await paymentTypes(page, locale)).toEqual(['CREDIT_CARD']);
      if (scripts) await expectAccessible(page);
    },
  );

  test('STO-059 STO-065 a secure page asks the guest to sign in and returns there; prices show both amounts; after sign-out the page is protected again', async () => {
    const page = await visit();
    await page.goto('/en/my-account');
    expect(new URL(page.url()).pathname).toBe('/en/sign-in');
    await page.goto('/en/sign-in');
    await signIn(page, 'trade@example.com');
    await page.waitForURL('**/my-account');
    await page.goto('/en/products/bathroom-faucets');
    await page.goto(await firstProductPath(page));
    const t = textsOf('en');
    await page.getByText(t('price.persona.TVS')).waitFor();
    await page.getByText(t('price.list')).first().waitFor();
    await page.goto('/en/my-account');
    await page.getByRole('button', { name: t('nav.signOut') }).click();
    await page.waitForURL('**/en');
    await page.goto('/en/my-account');
    expect(new URL(page.url()).pathname).toBe('/en/sign-in');
  });

  test('SDK-118 a wrong password shows an error and keeps the e-mail address; a locked account shows its own message', async () => {
    const page = await visit();
    const t = textsOf('en');
    await page.goto('/en/sign-in');
    await signIn(page, 'homeowner@example.com', 'not the password');
    await page.getByText(t('signIn.failed')).waitFor();
    expect(await page.locator('input[name=email]').first().inputValue()).toBe('homeowner@example.com');
    await page.goto('/en/sign-in');
    await signIn(page, 'locked@example.com');
    await page.getByText(t('signIn.lockedOut')).waitFor();
  });

  test.each([
    ['#login', 'signIn', 0],
    ['#signup', 'signUp', 1],
    ['#createaccount', 'signUp', 1],
  ])(
    'UI-001 UI-002 UI-003 the hash %s opens the dialog for %s, and closing it keeps the page',
    async (hash, intent, tab) => {
      const page = await visit();
      await page.goto(`/en/products${hash}`);
      const dialog = page.getByRole('dialog');
      await dialog.locator(`button[value=${intent}]`).waitFor();
      expect(await dialog.getByRole('tab').nth(tab).getAttribute('aria-selected')).toBe('true');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await page.waitForFunction(() => location.hash === '');
    },
  );

  test('UI-003 on the sign-in page the hash opens the tab for a new account, without a dialog over it', async () => {
    const page = await visit();
    await page.goto('/en/sign-in#signup');
    await page.getByRole('tab', { name: textsOf('en')('signUp.title'), selected: true }).waitFor();
    expect(await page.locator('[name=postalCode]').count()).toBe(1);
    await expectAccessible(page);
  });

  test('UI-005 DOM-009 the sign-in dialog shows errors, signs in and continues to its target', async () => {
    const page = await visit();
    await page.goto('/en/products#isAuthCart::/en/cart');
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[name=email]').first().fill('friends@example.com');
    await dialog.locator('input[name=password]').first().fill('not the password');
    await dialog.locator('button[value=signIn]').click();
    await dialog.getByText(textsOf('en')('signIn.failed')).waitFor();
    await dialog.locator('input[name=password]').first().fill(demoPassword);
    await dialog.locator('button[value=signIn]').click();
    await page.waitForURL('**/en/cart');
  });

  test('a customer who signs up without scripts is signed in', async () => {
    const page = await visit({ scripts: false, width: 375 });
    await page.goto('/en/sign-in?tab=sign-up');
    const form = page.locator('form').filter({ has: page.locator('button[value=signUp]') });
    await form.locator('input[name=firstName]').fill('Éloïse');
    await form.locator('input[name=lastName]').fill("O'Brien");
    await form.locator('input[name=email]').fill(`shopper-${Date.now()}@example.org`);
    await form.locator('input[name=password]').fill('Enamel-and-brass-9!');
    await form.locator('button[value=signUp]').click();
    await page.waitForURL('**/my-account');
    await page.getByText('Éloïse').first().waitFor();
  });

  test.each([
    ['en', true],
    ['fr', false],
  ] as const)(
    'a tradesperson signs up from the page for professionals, keeps a choice after a mistake, and reads what happens next (in %s, scripts %s)',
    async (locale, scripts) => {
      const t = textsOf(locale);
      const page = await visit({ locale, scripts, width: 375 });
      await page.goto(`/${locale}/for-professionals`);
      await page.getByRole('link', { name: t('trade.join.link') }).click();
      await page.waitForURL('**/sign-in?*');
      const form = page.locator('form').filter({ has: page.locator('button[value=signUp]') });
      const trade = form.locator('input[value=trade]');
      expect(await trade.isChecked()).toBe(true);
      const email = `shopper-${crypto.randomUUID()}@example.org`;
      const values = { firstName: 'Ada', lastName: 'Stone', email, password: 'Enamel-and-brass-9!' };
      for (const [name, value] of Object.entries(values)) await form.locator(`input[name=${name}]`).fill(value);
      await form.locator('input[name=newsletterOptIn]').check();
      await form.locator('input[name=postalCode]').fill('1');
      await form.locator('button[value=signUp]').click();
      await form.getByText(t('field.error.postalCode')).first().waitFor();
      expect(await trade.isChecked()).toBe(true);
      expect(await form.locator('input[name=newsletterOptIn]').isChecked()).toBe(true);
      await form.locator('input[name=postalCode]').fill('');
      await form.locator('input[name=password]').fill(values.password);
      await form.locator('button[value=signUp]').click();
      await page.waitForURL('**/my-account');
      await page
        .getByRole('status')
        .filter({ hasText: t('signUp.tradeAsked') })
        .waitFor();
    },
  );

  test('a trade customer who signs up again is signed in, and is not told that the account is being checked', async () => {
    const page = await visit({ scripts: false });
    await page.goto('/en/sign-in?tab=sign-up&accountType=trade');
    const form = page.locator('form').filter({ has: page.locator('button[value=signUp]') });
    const values = { firstName: 'Ada', lastName: 'Stone', email: 'trade@example.com', password: demoPassword };
    for (const [name, value] of Object.entries(values)) await form.locator(`input[name=${name}]`).fill(value);
    await form.locator('button[value=signUp]').click();
    await page.waitForURL('**/my-account');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText(textsOf('en')('signUp.tradeAsked')).count()).toBe(0);
  });
});
