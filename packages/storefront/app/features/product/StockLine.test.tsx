import en from '@basin/gateway/dictionary/en.json' with { type: 'json' };
import type { ProductStock } from '@basin/sdk';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextsProvider } from '../../shell/texts/TextsProvider.tsx';
import { StockLine } from './StockLine.tsx';

const texts = new Map(Object.entries(en));
const stock: ProductStock = { status: 'inStock', available: 3, restockableInDays: null };

test.each([
  ['product', 'Only 3 left. Two weeks'],
  ['install-service', 'Two weeks'],
] as const)('the stock of a %s reads “%s”', (kind, expected) => {
  const markup = renderToStaticMarkup(
    <TextsProvider locale="en" texts={texts}>
      <StockLine kind={kind} stock={stock} departure={{ after: 'leadTime', leadTime: 'Two weeks', days: 14 }} />
    </TextsProvider>,
  );
  expect(markup.replaceAll(/<[^>]+>/g, '')).toBe(expected);
});
