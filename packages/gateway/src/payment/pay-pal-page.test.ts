import { expect, test } from 'vitest';
import { payPalPage } from './pay-pal-page.ts';

test.each(['en', 'fr'])('the approval page in %s states the amount and names no other company', async (locale) => {
  const given = { nonce: 'n', token: 't', centAmount: 12_345, cancelUrl: 'https://shop.example/en/checkout' };
  const page = String(await payPalPage({ locale, ...given }));
  expect(page).toMatch(/123[.,]45/);
  expect(page).not.toContain('Basin');
});
