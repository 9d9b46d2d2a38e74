import type { Locale } from '@basin/domain';
import type { Page } from 'playwright';

/** The password of the demonstration accounts. */
export const publicPassword = 'Soak!Basin2030';

/** Fills and sends the sign-in form of the page or dialog that is open. */
export async function signIn(page: Page, email: string, password = publicPassword): Promise<void> {
  const form = page.locator('form').filter({ has: page.locator('button[value=signIn]') });
  await form.locator('input[name=email]').fill(email);
  await form.locator('input[name=password]').fill(password);
  await form.locator('button[value=signIn]').click();
}

/** Signs up a customer whom no other test knows, and gives the e-mail. What a test saves or counts needs an account of its own. */
export async function signUp(page: Page, locale: Locale, postalCode = ''): Promise<string> {
  await page.goto(`/${locale}/sign-in?tab=sign-up`);
  const form = page.locator('form').filter({ has: page.locator('button[value=signUp]') });
  const email = `shopper-${crypto.randomUUID()}@example.org`;
  const values = { firstName: 'Ada', lastName: 'Byron', email, password: publicPassword, postalCode };
  for (const [name, value] of Object.entries(values)) await form.locator(`input[name=${name}]`).fill(value);
  await form.locator('button[value=signUp]').click();
  await page.waitForURL('**/my-account');
  return email;
}
