import type { Locale } from '@basin/domain';
import type { FrameLocator, Page } from 'playwright';
import { expect } from 'vitest';
import { textsOf } from './texts.ts';

/** Navigates from the home page to a product that can be bought, by links only, and returns its path. */
export async function findProduct(page: Page, locale: Locale): Promise<string> {
  await page.goto(`/${locale}`, { waitUntil: 'domcontentloaded' });
  const categories = await page
    .locator('main a[href*="/products/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  for (const category of categories.filter((href) => !href.includes('.html'))) {
    await page.goto(category, { waitUntil: 'domcontentloaded' });
    const products = await page
      .locator('main a[href*=".html"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')?.split('?')[0] ?? ''))]);
    for (const product of products.slice(0, 3)) if (await canBeBought(page, product, locale)) return product;
  }
  throw new Error('Found no product that can be bought');
}

async function canBeBought(page: Page, product: string, locale: Locale): Promise<boolean> {
  await page.goto(product, { waitUntil: 'domcontentloaded' });
  const add = page.getByRole('button', { name: textsOf(locale)('product.addToCart') });
  return (await add.getAttribute('aria-disabled')) !== 'true';
}

const foundProducts = new Map<Locale, string>();

/** Opens a product that can be bought and returns its path. The product is remembered for later tests. */
export async function openProduct(page: Page, locale: Locale): Promise<string> {
  const known = foundProducts.get(locale);
  if (known !== undefined && (await canBeBought(page, known, locale))) return known;
  const product = await findProduct(page, locale);
  foundProducts.set(locale, product);
  return product;
}

/** Adds the product of the page to the cart, answers its questions about required parts, and opens the cart. */
export async function addToCart(page: Page, locale: Locale): Promise<void> {
  const t = textsOf(locale);
  for (const answer of await page.locator('input[type=radio][value=have]').all()) await answer.check();
  await page.getByRole('button', { name: t('product.addToCart') }).click();
  await page.getByText(t('product.added')).first().waitFor();
  await page.goto(`/${locale}/cart`);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(t('cart.title'));
}

export const shipTo = {
  US: { postalCode: '53044', state: 'WI', country: 'US', city: 'Kohler', streetName: '12 Example Ave' },
  CA: { postalCode: 'K1A 0B1', state: 'ON', country: 'CA', city: 'Ottawa', streetName: '80, rue Exemple' },
} as const;

type ShippingAddress = Readonly<Record<'postalCode' | 'state' | 'country' | 'city' | 'streetName', string>>;

/** Fills in and submits the address step, which continues to the shipping. */
export async function fillAddress(page: Page, locale: Locale, address: ShippingAddress, email?: string): Promise<void> {
  await enterAddress(page, locale, address, email);
  await page.waitForURL('**/checkout/shipping');
}

/** Fills in and submits the address step. */
export async function enterAddress(
  page: Page,
  locale: Locale,
  address: ShippingAddress,
  email = 'pat@example.org',
): Promise<void> {
  const t = textsOf(locale);
  await page.goto(`/${locale}/checkout`);
  const { state, country, ...lines } = address;
  const texts = {
    email,
    firstName: 'Anne-Marie',
    lastName: "O'Brien",
    phone: '555 010 0123',
    ...lines,
  };
  for (const [name, value] of Object.entries(texts)) await page.locator(`#${name}`).fill(value);
  await page.locator('#country').selectOption(country); // determines the list of states
  await page.locator('#state').selectOption(state);
  await page.getByRole('button', { name: t('action.continue') }).click();
}

/** Enters a card in the payment frame and continues to the review step. */
export async function submitCard(page: Page, locale: Locale, number: string, scripts: boolean): Promise<void> {
  const t = textsOf(locale);
  await page.getByRole('link', { name: t('action.continue') }).click();
  await page.waitForURL('**/checkout/payment');
  const frame = page.frameLocator('iframe');
  if (scripts) await expectWholeForm(frame);
  await frame.locator('#number').fill(number);
  await frame.locator('select[name=expMonth]').selectOption('04');
  await frame.locator('select[name=expYear]').selectOption({ index: 3 });
  await frame.locator('#cvv').fill('123');
  await frame.locator('#holderName').fill("Anne-Marie O'Brien");
  await pressButton(frame);
  if (!scripts) {
    await page.waitForURL('**/checkout/payment?**');
    await page.getByRole('button', { name: t('action.continue') }).click();
  }
  await page.waitForURL('**/checkout/review');
  await page.getByText(/^Visa\b/).waitFor();
}

/** Submits the card form. Chromium sends a click that follows a scroll at once to the page around the frame. */
const pressButton = (frame: FrameLocator): Promise<void> => frame.locator('form button').press('Enter');

/** Expects the frame to grow with the form's error messages. Before its script loads, the browser shows the errors. */
async function expectWholeForm(frame: FrameLocator): Promise<void> {
  const invalidFields = frame.locator('[aria-invalid=true]');
  await expect.poll(() => pressButton(frame).then(() => invalidFields.count())).toBeGreaterThan(0);
  await expect.poll(() => hiddenHeight(frame)).toBe(0);
}

/** Returns the height in pixels by which the card form overflows its frame. */
export const hiddenHeight = (frame: FrameLocator): Promise<number> =>
  frame.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight);

/** Places the order on the review page. */
export async function placeOrder(page: Page, locale: Locale): Promise<void> {
  const t = textsOf(locale);
  expect(await page.getByRole('link', { name: t('checkout.agree.read') }).getAttribute('href')).toBe(
    `/${locale}/terms-of-sale`,
  );
  await page.getByRole('button', { name: t('checkout.placeOrder') }).click(); // the label contains the total
}
