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
