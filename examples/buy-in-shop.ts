import type { Page } from 'playwright';

/** Buys in a shop: filters the listing, chooses a product, signs in with the cart, checks out and pays. */
export async function buyInShop(page: Page, narrow: (page: Page) => Promise<void>): Promise<void> {
  await narrowListing(page, narrow);
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: /Cart \([1-9]/ }).waitFor();
  await signIn(page);
  await page.getByRole('link', { name: /Cart \([1-9]/ }).click();
  await page.getByRole('link', { name: 'Check out' }).click();
  for (const [label, value] of Object.entries(address)) await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: /Pay \$/ }).waitFor();
  await pay(page);
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
}

async function narrowListing(page: Page, narrow: (page: Page) => Promise<void>): Promise<void> {
  await page.getByRole('article').first().waitFor();
  const text = await page.getByRole('status').first().textContent();
  await page.getByText('Filters').click();
  await narrow(page);
  const isNarrower = (before: number) =>
    Number.parseInt(document.querySelector('[role=status]')?.textContent ?? '', 10) < before;
  await page.waitForFunction(isNarrower, Number.parseInt(text ?? '', 10));
}

async function signIn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail address').fill('homeowner@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Soak!Basin2030');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign out Homer' }).waitFor();
}

async function pay(page: Page): Promise<void> {
  const card = page.frameLocator('iframe');
  await card.getByLabel('Card number').fill('4111 1111 1111 1111');
  await card.getByLabel('Month').selectOption('12');
  await card.getByLabel('Year').selectOption({ index: 3 });
  await card.getByLabel('Security code').fill('123');
  await card.getByLabel('Name on the card').fill('Homer Owner');
  await card.getByRole('button').click();
}

const address = {
  'E-mail address': 'homeowner@example.com',
  'First name': 'Homer',
  'Last name': 'Owner',
  'Number and street': '233 S Wacker Dr',
  City: 'Chicago',
  'State, two letters': 'IL',
  'ZIP code': '60606',
  Phone: '3125550100',
};
