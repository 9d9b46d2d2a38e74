import type { Locale } from '@basin/domain';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { addToCart, openProduct } from './checkout.ts';
import { prepareCustomer } from './prepared.ts';
import { demoPassword, signUp } from './sign-in.ts';
import { textsOf } from './texts.ts';
import { hydrate } from './touch.ts';

const { visit } = useBrowser();

const shoppers = [
  { locale: 'en', width: 375, scripts: true },
  { locale: 'fr', width: 1440, scripts: false },
] as const;

const person = { firstName: 'Anne-Marie', lastName: 'Roy', phone: '555 010 0123' };

async function openCheckout(page: Page, locale: Locale): Promise<void> {
  await openProduct(page, locale);
  await addToCart(page, locale);
  await page.goto(`/${locale}/checkout`);
}

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`#${name}`).fill(value);
}

const continueCheckout = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: textsOf(locale)('action.continue') }).click();

describe('the shipping address of an order', () => {
  test.each(shoppers)(
    'checkout suggests a corrected address and continues with the one chosen (in $locale, scripts $scripts)',
    async (shopper) => {
      const { locale, scripts } = shopper;
      const t = textsOf(locale);
      const page = await visit(shopper);
      await openCheckout(page, locale);
      if (scripts) await hydrate(page);
      const place = { streetName: '12 Example Ave', city: 'Kohlerville', postalCode: '53044' };
      await fill(page, { ...person, email: 'pat@example.org', ...place });
      await page.locator('#country').selectOption('US');
      await page.locator('#state').selectOption('WI');
      await continueCheckout(page, locale);
      await page.getByText(t('address.didYouMean')).waitFor();
      if (scripts) await expectAccessible(page);
      await page.getByRole('button', { name: '12 Example Ave, Kohler, WI 53044' }).click();
      await page.waitForURL('**/checkout/shipping');
      await page.goto(`/${locale}/checkout`);
      expect(await page.locator('#city').inputValue()).toBe('Kohler');
      if (scripts) await hydrate(page);
      await fill(page, { city: 'Kohlerville' });
      await continueCheckout(page, locale);
      await page.getByRole('button', { name: t('address.asEntered') }).click();
      await page.waitForURL('**/checkout/shipping');
      await page.goto(`/${locale}/checkout`);
      expect(await page.locator('#city').inputValue()).toBe('Kohlerville');
    },
  );

  test('UI-016 the checkout says that it cannot ship to an address outside its region, which stays in the form', async () => {
    const page = await visit({ scripts: false });
    await openCheckout(page, 'en');
    const place = { streetName: '12 Example Ave', city: 'San Juan', postalCode: '00901' };
    await fill(page, { ...person, email: 'pat@example.org', ...place });
    await page.locator('#country').selectOption('US');
    await page.locator('#state').selectOption('PR');
    await continueCheckout(page, 'en');
    await page.getByRole('alert').getByText('Cannot ship to your location', { exact: true }).waitFor();
    expect(await page.locator('#city').inputValue()).toBe('San Juan');
  });

  test('before scripts load, the server fills in city and province from the postal code for confirmation', async () => {
    const page = await visit({ locale: 'fr', scripts: false });
    await openCheckout(page, 'fr');
    await fill(page, { ...person, email: 'pat@example.org', streetName: '80, rue Exemple', postalCode: 'K1A 0B1' });
    await page.locator('#country').selectOption('CA');
    await continueCheckout(page, 'fr');
    await page.getByText(textsOf('fr')('address.filled')).waitFor();
    expect(await page.locator('#city').inputValue()).toBe('Ottawa');
    expect(await page.locator('#state').inputValue()).toBe('ON');
    await continueCheckout(page, 'fr');
    await page.waitForURL('**/checkout/shipping');
  });

  test('an address that was typed in checkout before a sign-up or sign-in fills the form again', async () => {
    const page = await visit({ ownContext: true });
    const t = textsOf('en');
    await openCheckout(page, 'en');
    await hydrate(page);
    await fill(page, { firstName: 'Anne-Marie', streetName: '12 Example Ave', postalCode: '53044' });
    await page.getByRole('link', { name: t('checkout.signIn') }).click();
    await page.getByText(t('signIn.heldForm'), { exact: true }).waitFor();
    await page.getByRole('tab', { name: t('signUp.title') }).click();
    const email = `shopper-${crypto.randomUUID()}@example.org`;
    for (const [name, value] of Object.entries({ firstName: 'Ada', lastName: 'Byron', email, password: demoPassword }))
      await page.locator(`#signUp-${name}`).fill(value);
    await page.locator('button[value=signUp]').click();
    await page.getByText(t('signIn.heldForm.ready')).waitFor();
    await continueCheckout(page, 'en');
    const filled = page.locator('#firstName, #lastName, #email, #streetName');
    await filled.last().waitFor();
    const values = await filled.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
    expect(values).toEqual([email, 'Anne-Marie', 'Byron', '12 Example Ave']);
  });

  test('the address form starts with the postal code and country from sign-up when the address book is empty', async () => {
    const page = await visit({ locale: 'fr' });
    await signUp(page, 'fr', 'K1A 0B1');
    await openCheckout(page, 'fr');
    const filled = page.locator('#firstName, #lastName, #country, #postalCode');
    await filled.last().waitFor();
    const values = await filled.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
    expect(values).toEqual(['Ada', 'Byron', 'CA', 'K1A 0B1']);
  });

  test('typing a postal code fills in city and state, and typing a street suggests the whole address', async () => {
    const page = await visit({ width: 375 });
    await openCheckout(page, 'en');
    await hydrate(page);
    await fill(page, { city: '', postalCode: '53703' });
    await expect.poll(() => page.locator('#city').inputValue()).toBe('Madison');
    expect(await page.locator('#state').inputValue()).toBe('WI');
    await fill(page, { streetName: '12 Lake Street, Kohler', city: '', postalCode: '' });
    const offered = page.locator('datalist option');
    const whole = '12 Lake Street, Kohler, WI 53044';
    await expect
      .poll(() => offered.evaluateAll((all) => all.map((each) => each.getAttribute('value'))))
      .toEqual([whole]);
    await expectAccessible(page);
    await fill(page, { streetName: whole });
    for (const [name, value] of Object.entries({ streetName: '12 Lake Street', city: 'Kohler', postalCode: '53044' }))
      expect(await page.locator(`#${name}`).inputValue()).toBe(value);
    await fill(page, { ...person, email: 'pat@example.org' });
    await continueCheckout(page, 'en');
    await page.waitForURL('**/checkout/shipping');
  });

  test('errors of an address name its fields as their labels do in the chosen country', async () => {
    const page = await visit({ locale: 'fr' });
    await openCheckout(page, 'fr');
    await hydrate(page);
    await page.locator('#country').selectOption('US');
    await continueCheckout(page, 'fr');
    const errors = page.getByRole('group');
    for (const text of ['Code ZIP : champ obligatoire.', 'État : champ obligatoire.'])
      await errors.getByText(text, { exact: true }).waitFor();
    await fill(page, {
      ...person,
      email: 'pat@example.org',
      streetName: '1 Main St',
      city: 'Chicago',
      postalCode: '99999',
    });
    await page.locator('#state').selectOption('IL');
    await continueCheckout(page, 'fr');
    await errors.getByText('Code ZIP : Ce code ZIP n’est pas celui de l’État choisi.').waitFor();
  });
});

test.each(shoppers)(
  'STO-076 the address book also suggests a corrected address (in $locale, scripts $scripts)',
  async (shopper) => {
    const { locale, scripts } = shopper;
    const t = textsOf(locale);
    const page = await visit(shopper);
    await prepareCustomer(page, locale);
    await page.goto(`/${locale}/my-account/addresses`);
    if (scripts) await hydrate(page);
    const place = { streetName: '12 Example Ave', city: 'Kohlerville', postalCode: '53044' };
    await fill(page, { label: 'Cottage', ...person, ...place });
    await page.locator('#country').selectOption('US');
    await page.locator('#state').selectOption('WI');
    await page.getByRole('button', { name: t('action.save') }).click();
    await page.getByText(t('address.didYouMean')).waitFor();
    if (scripts) await expectAccessible(page);
    await page.getByRole('button', { name: '12 Example Ave, Kohler, WI 53044' }).click();
    await page.getByText(t('address.saved')).waitFor();
    await page.locator('address', { hasText: 'Kohler, WI' }).waitFor();
    expect(await page.locator('#label').inputValue()).toBe(''); // ready for another address
  },
);

test('a late address suggestion does not change the page of the address that has been saved meanwhile', async () => {
  const page = await visit();
  await prepareCustomer(page, 'en');
  await page.goto('/en/my-account/addresses');
  await hydrate(page);
  const [isOpening, isAnswered] = [Promise.withResolvers(), Promise.withResolvers()];
  await page.route('**/address-suggestions*', async (route) => {
    const response = await route.fetch();
    await isOpening.promise;
    await route.fulfill({ response });
    isAnswered.resolve(true);
  });
  await page.route('**/my-account/addresses.data*', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    if (route.request().method() === 'GET') {
      isOpening.resolve(true);
      await isAnswered.promise;
      await page.waitForTimeout(100);
    }
    await route.fulfill({ response }).catch(() => undefined); // the page may have aborted the request
  });
  await fill(page, { label: 'Cottage', ...person, streetName: '12 Example Ave', city: 'Kohler' });
  await page.locator('#country').selectOption('US');
  await page.locator('#state').selectOption('WI');
  const requested = page.waitForRequest('**/address-suggestions*');
  await fill(page, { postalCode: '53044' });
  await requested;
  await page.getByRole('button', { name: textsOf('en')('action.save') }).click();
  await page.getByText(textsOf('en')('address.saved')).waitFor();
  await page.getByRole('heading', { name: 'Cottage' }).waitFor();
});
