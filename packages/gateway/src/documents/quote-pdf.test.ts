import { expect, test } from 'vitest';
import { pdfText } from '../../testing/open-document.ts';
import type { QuoteLine } from '../favourites/index.ts';
import { quotePdf } from './quote-pdf.ts';

const line: QuoteLine = {
  sku: 'BX-100-WH',
  quantity: 2,
  room: 'Bath',
  modelNumber: '100-WH',
  name: 'Basin',
  finish: 'White',
  note: undefined,
  coverage: undefined,
  listPrice: undefined,
  unitPrice: { centAmount: 69900, currencyCode: 'USD' },
};
const quoteOf = (project: string, lines: readonly QuoteLine[], seller: readonly string[] = []) =>
  quotePdf({
    project,
    lines,
    seller,
    description: undefined,
    customer: ['Pat Doe'],
    quotedAt: new Date('2030-01-02T12:00:00Z'),
    locale: 'en',
  });
const timesIn = (text: string, words: string) => text.split(words).length - 1;

test('a quote of several pages repeats the column titles on each of them', async () => {
  const text = await pdfText(
    await quoteOf(
      'Lakeview house',
      Array.from({ length: 40 }, () => line),
    ),
  );
  const pages = Number(/1 of (\d)/.exec(text)?.[1]);
  expect(pages).toBeGreaterThan(2);
  expect(timesIn(text, 'Item Quantity List price Net price Total')).toBe(pages);
});

test('a quote names the configured seller on its pages', async () => {
  expect(await pdfText(await quoteOf('Lakeview house', [line], ['Maison Bleue', '1 rue Exemple']))).toContain(
    'M A I S O N B L E U E', // spaced capitals
  );
});

test('characters that the fonts lack become the nearest ones that they have', async () => {
  const text = await pdfText(await quoteOf('3ᵉ étage, 2″ – half‑bath ⅓\u202f?', [line]));
  expect(text).toContain('3e étage, 2" – half-bath 1⁄3 ?');
});
