import { addLanguage, locales, type Locale } from '@basin/domain';
import { describe, expect, test } from 'vitest';
import type { EmailFacts, EmailKind } from './email.ts';
import { emailLinks } from './email-links.ts';
import { renderEmail, type StoredEmail } from './render-email.ts';

const shop = 'https://shop.example';
const skin = { name: 'Basin', paper: '#f7f4ef', accent: '#83612c', letters: 'serif' } as const;
const skins = { shop: skin, brands: new Map([['Terrane', { ...skin, name: 'Terrane', accent: '#2f6560' }]]) };
const settings = { shopOrigin: shop, skins };
const dollars = (centAmount: number) => ({ centAmount, currencyCode: 'USD' }) as const;
const facts: EmailFacts = {
  firstName: 'Ada',
  newEmail: 'ada@example.org',
  orderNumber: 'W0123456789AB',
  caseNumber: 'C1001',
  carrier: 'UPS',
  trackingNumber: '1Z999',
  amount: '$12.50',
  order: {
    lines: [
      { sku: 'TR03238-MK', name: 'Kiln Road Field Tile', quantity: 12, total: dollars(198_000) },
      { sku: 'TR00156-NA', name: 'Fine Grout', quantity: 2, total: dollars(8_400) },
    ],
    brand: 'Terrane',
    discount: dollars(-1_200),
    shipping: dollars(24_900),
    taxes: [{ label: 'Tax', amount: dollars(12_345) }],
    total: dollars(243_645),
  },
};
const kinds = Object.keys(emailLinks) as EmailKind[];
const cases = kinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const));
const stored = (changes: Partial<StoredEmail> = {}): StoredEmail => ({
  recipient: 'ada@example.com',
  kind: 'order',
  locale: 'en',
  token: null,
  ...changes,
  facts: { ...facts, ...changes.facts },
});
const render = (changes?: Partial<StoredEmail>) => renderEmail(stored(changes), settings);
const withName = (firstName: string) => render({ kind: 'welcome', facts: { firstName } });

describe.each(cases)('e-mail %s in %s', (kind, locale) => {
  const { subject, text, html, to } = render({ kind, locale, token: 'secret-of-the-link' });

  test(`the ${kind} e-mail in ${locale} has a one-line subject, both bodies and no unfilled placeholder`, () => {
    expect(to).toBe('ada@example.com');
    expect(subject).toMatch(/^\S.{5,70}\S$/u);
    for (const body of [subject, text, html]) expect(body).not.toMatch(/\{\w+\}|undefined|null|NaN/);
    expect(text).toContain(locale === 'fr' ? 'Bonjour Ada,' : 'Hello Ada,');
  });

  test(`the ${kind} e-mail in ${locale} declares its language, has one heading and loads nothing`, () => {
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).not.toMatch(/<script|<img|<link|<iframe|<form|url\(|@import|\son\w+=/i);
    for (const [, url] of html.matchAll(/(?:href|src)="([^"]*)"/g)) expect(url).toMatch(/^https:\/\/shop\.example\//);
  });

  test(`the ${kind} e-mail in ${locale} contains its token in the link only`, () => {
    const links = new RegExp(`${shop}/${locale}/[\\w/-]*\\?\\w+=secret-of-the-link`, 'g');
    for (const body of [text, html]) expect(body.replaceAll(links, '')).not.toContain('secret-of-the-link');
    expect(subject).not.toContain('secret');
  });

  test(`the ${kind} e-mail in ${locale} follows the typography of its language`, () => {
    expect(`${subject}\n${text}`).not.toContain("'");
    if (locale === 'fr') expect(text.replaceAll(/https?:\S+/g, '')).not.toMatch(/[^\u00a0\u202f][:;!?»]/u);
  });
});

const inviting = ['subscription', 'cancelled', 'welcome', 'emailChanged', 'passwordChanged'] as const;
const invitations = inviting.flatMap((kind) => locales.map((locale) => [kind, locale] as const));
test.each(invitations)(
  'the %s e-mail in %s names the page for writing to the shop, as nobody reads replies',
  (kind, locale) => {
    const { text, html } = render({ kind, locale });
    for (const body of [text, html]) expect(body).toContain(`${shop}/${locale}/support/contact`);
  },
);

test.each([
  ['en', 'Welcome to Terrane'],
  ['fr', 'Bienvenue chez Terrane'],
] as const)('the welcome e-mail in %s names the configured shop', (locale, subject) => {
  const terrane = { shopOrigin: shop, skins: { shop: { ...skin, name: 'Terrane' }, brands: new Map() } };
  const welcome = { ...stored({ kind: 'welcome', locale }), facts: {} };
  expect(renderEmail(welcome, terrane).subject).toBe(subject);
});

test('the sum of a refund does not break at its spaces', () => {
  const amount = '2\u202f436,45\u00a0$';
  expect(render({ kind: 'refunded', locale: 'fr', facts: { amount } }).text).toContain(amount);
});

test('a receipt lists its line items and totals in the money format of its language', () => {
  const [english, french] = [render().text, render({ locale: 'fr' }).text];
  expect(english).toContain('12 × Kiln Road Field Tile\n    $1,980.00');
  expect(english).toContain('Tax: $123.45\nTotal: $2,436.45');
  expect(french).toMatch(/Total\s?: 2\s436,45\s\$/u);
  expect(render().html).toMatch(/<th scope="row"[^>]*>\s*Total/);
});

test.each([
  ['en', /Quantity: 12</],
  ['fr', /Quantité\s: 12</],
] as const)('a receipt in %s has two columns, which leaves the names room on a narrow screen', (locale, quantity) => {
  const { html } = render({ locale });
  const [row = ''] = /<tr>\s*<td[^]*?<\/tr>/.exec(html) ?? [];
  expect(row.match(/<td/g)).toHaveLength(2);
  expect(row).toMatch(quantity);
});

test.each([
  ['en', 'Shipping: Free'],
  ['fr', 'Livraison : Gratuite'],
] as const)('a receipt in %s calls shipping at no cost free, as the pages do', (locale, label) => {
  const order = { lines: [], shipping: dollars(0) };
  expect(render({ locale, facts: { order } }).text.replaceAll(/[^\S\n]/gu, ' ')).toContain(label);
});

test('an order e-mail uses the skin of a brand when every item is of that brand, otherwise the skin of the shop', () => {
  if (!facts.order) throw new RangeError('the order is empty');
  const mixed = { ...facts.order, brand: undefined };
  expect(render().text).toContain('-- \nTerrane\n');
  expect(render().html).toContain('#2f6560');
  expect(render({ facts: { order: mixed } }).text).toContain('-- \nBasin\n');
  expect(render({ kind: 'recovery', facts: {} }).html).not.toBe(render().html);
});

test('an e-mail in a right-to-left language runs from right to left, with its amounts on the left', () => {
  addLanguage('ar', { name: 'العربية', tag: 'en-US', direction: 'rtl' });
  try {
    const { html } = render({ locale: 'ar' });
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toMatch(/text-align:left;white-space:nowrap;padding-right:16px">[^<]*1,980\.00/u);
    expect(html).not.toContain('padding-left');
  } finally {
    (locales as Locale[]).pop(); // the list is shared by the tests of this worker
  }
  expect(render().html).toContain('<html lang="en" dir="ltr">');
});

test('the note of a long product name is not truncated', () => {
  if (!facts.order) throw new RangeError('the order is empty');
  const [line] = facts.order.lines;
  const name = 'Maren Vanity Set with Framed Mirror and Two Vessel Basins, 60 in.';
  const leaves = 'Leaves the works in 10 to 15 business days';
  const lines = line ? [{ ...line, name, leaves }] : [];
  expect(render({ facts: { order: { ...facts.order, lines } } }).text).toContain(`${name} (${leaves})`);
});

test('the e-mail of an unconfigured shop uses its host as the sender name', () => {
  const { text } = renderEmail(stored(), { shopOrigin: shop, skins: { brands: new Map() } });
  expect(text).toContain('-- \nshop.example\n');
});

test('rendering throws when the template names a value that the e-mail lacks', () => {
  const bare = { ...stored(), facts: {} };
  expect(() => renderEmail(bare, settings)).toThrow(RangeError);
});

describe('hostile first names', () => {
  test('a first name with markup is escaped in HTML and unchanged in text', () => {
    const { html, text } = withName('<img src=x onerror=alert(1)>&"\'');
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x');
    expect(text).toContain('<img src=x'); // the text body needs no escaping
  });

  test('line breaks in a name or order number add no line and no header', () => {
    const { text } = withName('Ada\r\nBcc\r\n\r\n\u2028Pay here\u0000');
    expect(text).toContain('Hello Ada Bcc Pay here,\n');
    const subject = render({ facts: { orderNumber: 'W1\r\nBcc: all@example.com' } }).subject;
    expect(subject).not.toMatch(/[\r\n]/);
  });

  test('bidi controls are removed from a name, and a right-to-left name is isolated', () => {
    expect(withName('Ada\u202Etxt\u2066').text).toContain('Hello Adatxt,');
    expect(withName('עדה').text).toContain('Hello \u2068עדה\u2069,');
  });

  test.each(['Claim your prize at evil.example', 'https://evil', 'call pat@evil', 'evil/win'])(
    'a first name of which a mail client makes a link is left out: %s',
    (name) => expect(withName(name).text).toMatch(/^Hello,\n/),
  );

  test.each(['J.R.', 'St. John', 'Anne-Marie', 'O’Brien'])('the first name %s is greeted', (name) =>
    expect(withName(name).text).toContain(`Hello ${name},`),
  );

  test('a first name in an e-mail is truncated to 80 characters', () => {
    expect(withName('x'.repeat(5000)).text).toContain(`Hello ${'x'.repeat(80)}…,`);
  });
});

test.each([
  ['en', 'Your purchase order number is PO/2030#7.'],
  ['fr', 'Votre numéro de bon de commande est le PO/2030#7.'],
] as const)('an order e-mail in %s states the purchase order number, if any', (locale, sentence) => {
  const named = render({ locale, facts: { purchaseOrderNumber: 'PO/2030#7' } });
  for (const body of [named.text, named.html]) expect(body).toContain(sentence);
  expect(render({ locale }).text).not.toContain('PO/');
});

test.each(['Claim your prize at evil.example', 'https://evil', 'pat@evil'])(
  'a purchase order number of which a mail client makes a link is left out: %s',
  (purchaseOrderNumber) => expect(render({ locale: 'en', facts: { purchaseOrderNumber } }).text).not.toContain('evil'),
);

test.each(['4500:12', 'A.17/2030', 'No. 7'])('control: the purchase order number %s is stated', (number) =>
  expect(render({ locale: 'en', facts: { purchaseOrderNumber: number } }).text).toContain(`is ${number}.`),
);
