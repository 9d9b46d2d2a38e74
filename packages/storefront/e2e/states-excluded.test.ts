import { inLocale, type Locale } from '@basin/domain';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { addToCart, fillAddress, openProduct, shipTo } from './checkout.ts';
import { productCards } from './listing.ts';
import { textsOf } from './texts.ts';
import { touch } from './touch.ts';

const { visit } = useBrowser();

/** Opens the first kitchen faucet that cannot be sold in some states. */
async function openExcludedFaucet(page: Page, locale: Locale): Promise<void> {
  await page.goto(`/${locale}/products/kitchen-faucets`);
  const links = await productCards(page)
    .locator('h2 a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const path of links) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    if ((await page.getByText(textsOf(locale)('product.statesExcluded')).count()) > 0) return;
  }
  throw new Error('Found no kitchen faucet that is excluded from a state');
}

const named = {
  en: /^Not sold in California, Colorado, .*New York, .*, and Washington\.$/,
  fr: /^Non vendu dans ces États\s: Californie, Colorado, .*New York, .* et Washington\.$/,
};

test.each(['en', 'fr'] as const)(
  'a product lists the states where it is not sold, and nothing more while the visitor’s location is unknown (in %s)',
  async (locale) => {
    const page = await visit({ locale, scripts: false });
    await openExcludedFaucet(page, locale);
    const shownText = await page.getByText(textsOf(locale)('product.statesExcluded')).textContent();
    expect(shownText).toMatch(inLocale(named, locale));
    expect(await page.getByText(textsOf(locale)('product.excludedHere')).count()).toBe(0);
  },
);

test.each([
  { locale: 'en', scripts: true, width: 1440, showroom: 'denver-co', state: 'Colorado' },
  { locale: 'fr', scripts: false, width: 375, showroom: 'san-francisco-ca', state: 'Californie' },
] as const)(
  'a shopper whose showroom is in an excluded state reads at the button that shipping is impossible, and the alternatives (in $locale, scripts $scripts)',
  async ({ showroom, state, ...visitor }) => {
    const { locale, scripts } = visitor;
    const t = textsOf(locale);
    const page = await visit(visitor);
    await page.goto(`/${locale}/locations/${showroom}`);
    if (scripts) await touch(page);
    await page.getByRole('button', { name: t('store.makeMine') }).click();
    await page.getByText(t('store.mine')).waitFor();
    await openExcludedFaucet(page, locale);
    const form = page.locator('form').filter({ has: page.getByText(t('product.excludedHere')) });
    expect(await form.getByText(t('product.excludedHere')).textContent()).toContain(state);
    const showrooms = page.getByRole('main').getByRole('link', { name: t('nav.stores') });
    expect(await showrooms.count()).toBe(1);
    if (scripts) await expectAccessible(page);
    await form.getByRole('link', { name: t('product.excludedHere.others') }).click();
    await page.waitForURL('**/products/kitchen-faucets');
  },
);

test.each([
  { locale: 'en', scripts: true, width: 375 },
  { locale: 'fr', scripts: false, width: 1440 },
] as const)(
  'UI-014 shipping to an excluded state reports that there are no items to ship in the cart (in $locale, scripts $scripts)',
  async (visitor) => {
    const { locale } = visitor;
    const page = await visit(visitor);
    await page.goto(`/${locale}/products/kitchen-faucets/fenn-pull-down-kitchen-faucet.html`);
    await addToCart(page, locale);
    await fillAddress(page, locale, { ...shipTo.US, city: 'Los Angeles', state: 'CA', postalCode: '90001' });
    await page.getByRole('alert').getByText(textsOf(locale)('checkout.error.noItemsToShip')).waitFor();
  },
);

test.each([
  { place: 'San Francisco', point: { latitude: 37.7749, longitude: -122.4194 }, isExcluded: true },
  { place: 'Chicago', point: { latitude: 41.8837, longitude: -87.6325 }, isExcluded: false },
])('a product cannot be shipped to a browser in $place: $isExcluded', async ({ point, isExcluded }) => {
  const page = await visit({ ownContext: true });
  const t = textsOf('en');
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(point);
  await page.goto('/en/find-a-showroom/browse-all-showrooms');
  await touch(page);
  await page.getByRole('button', { name: t('store.ownPlace') }).click();
  await page.waitForURL(/near=/);
  await openExcludedFaucet(page, 'en');
  expect(await page.getByText(t('product.excludedHere')).count()).toBe(isExcluded ? 1 : 0);
});

test('only the state of the checkout address is remembered for product pages', async () => {
  const page = await visit({ ownContext: true });
  await openProduct(page, 'en');
  await addToCart(page, 'en');
  await fillAddress(page, 'en', shipTo.US);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'basin-state')).toMatchObject({ value: 'WI', httpOnly: true });
});
