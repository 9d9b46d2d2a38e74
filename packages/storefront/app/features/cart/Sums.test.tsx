import { inLocale, type ByLocale, type Locale } from '@basin/domain';
import en from '@basin/gateway/dictionary/en.json' with { type: 'json' };
import fr from '@basin/gateway/dictionary/fr.json' with { type: 'json' };
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Texts } from '../../shell/texts/translate.ts';
import { TextsProvider } from '../../shell/texts/TextsProvider.tsx';
import { Sums } from './Sums.tsx';

const texts: ByLocale<Texts> = { en: new Map(Object.entries(en)), fr: new Map(Object.entries(fr)) };
const usd = (cents: number) => ({ cents, currency: 'USD' });

/** Returns the markup of the totals of an order with these taxes. */
function markupOf(locale: Locale, taxes: readonly (readonly [name: string, rate: number])[] = []): string {
  const sums = {
    subTotal: usd(100_00),
    discount: null,
    shipping: usd(0),
    tax: usd(15_00),
    isTaxExempt: false,
    total: usd(115_00),
    taxes: taxes.map(([name, rate]) => ({ name, rate, amount: usd(Math.round(rate * 100_00)) })),
  };
  return renderToStaticMarkup(
    <TextsProvider locale={locale} texts={inLocale(texts, locale)}>
      <Sums sums={sums} isFinal />
    </TextsProvider>,
  );
}

/** Returns the labels and amounts, with plain spaces. */
const shown = (...order: Parameters<typeof markupOf>) =>
  markupOf(...order)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('the totals list each Canadian tax by name with its rate, and any other tax as one', () => {
  const quebec = [
    ['GST', 0.05],
    ['QST', 0.09975],
  ] as const;
  expect(shown('en', quebec)).toContain(' GST 5% $5.00 QST 9.975% $9.98 Total ');
  expect(shown('fr', quebec)).toContain(' TPS 5 % 5,00 $ US TVQ 9,975 % 9,98 $ US Total ');
  expect(shown('en', [['state', 0.15]])).toContain(' Tax $15.00 Total ');
});

test('a screen reader announces the total when it changes, for example with a quantity', () => {
  expect(markupOf('en')).toContain('<output>$115.00</output>');
});
