import { formatMoney, freeShippingFrom, localeTag, locales } from '@basin/domain';
import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';

const faq = (locale: string) =>
  JSON.stringify(
    JSON.parse(readFileSync(new URL(`./pages/${locale}/support/help-and-faq.json`, import.meta.url), 'utf8')),
  );
const plainSpaces = (text: string) => text.replaceAll(/\s/g, ' ');

test.each(locales)('the help page in %s promises free shipping from the amount of the shipping rule', (locale) => {
  expect(plainSpaces(faq(locale))).toContain(plainSpaces(formatMoney(freeShippingFrom, localeTag(locale))));
});

test.each(locales)('the help page in %s names no payment method that the shop does not offer', (locale) => {
  expect(faq(locale)).not.toMatch(/paypal/i);
});
