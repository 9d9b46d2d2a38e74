import type { Locale } from '@basin/domain';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { textsOf } from './texts.ts';

/** Looks up an order as a guest: first with a wrong e-mail address, which finds nothing, then with the right one. */
export async function lookUpOrder(
  page: Page,
  locale: Locale,
  orderNumber: string,
  email = 'pat@example.org',
): Promise<void> {
  const t = textsOf(locale);
  await page.goto(`/${locale}/order-status`);
  const send = async (address: string) => {
    await page.locator('#orderNumber').fill(orderNumber.toLowerCase());
    await page.locator('#email').fill(address);
    await page.getByRole('button', { name: t('order.find') }).click();
  };
  await send('somebody@example.org');
  await page.getByText(t('order.find.none')).waitFor();
  await send(` ${email.toUpperCase()} `);
  await page.getByText(t('order.status.Open')).waitFor();
  expect(await page.getByText(orderNumber, { exact: true }).count()).toBe(1);
  expect(page.url()).not.toContain(orderNumber);
}
