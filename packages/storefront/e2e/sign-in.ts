import type { Locale } from '@basin/domain';
import type { Page } from 'playwright';

/** The password of the demonstration accounts. */
export const demoPassword = 'Soak!Basin2030';

/** Fills in and submits the sign-in form of the open page or dialog. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  const form = page.locator('form').filter({ has: page.locator('button[value=signIn]') });
  await form.locator('input[name=email]').fill(email);
  await form.locator('input[name=password]').fill(password);
  await form.locator('button[value=signIn]').click();
}

/** Signs up a new customer and returns the e-mail address. Tests that save or count something need their own account. */
export async function signUp(page: Page, locale: Locale, postalCode = ''): Promise<string> {
  await page.goto(`/${locale}/sign-in?tab=sign-up`);
  const form = page.locator('form').filter({ has: page.locator('button[value=signUp]') });
  const email = `shopper-${crypto.randomUUID()}@example.org`;
  const values = { firstName: 'Ada', lastName: 'Byron', email, password: demoPassword, postalCode };
  for (const [name, value] of Object.entries(values)) await form.locator(`input[name=${name}]`).fill(value);
  await form.locator('button[value=signUp]').click();
  await page.waitForURL('**/my-account');
  return email;
}
