import en from '@basin/gateway/dictionary/en.json' with { type: 'json' };
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextsProvider } from '../../shell/texts/TextsProvider.tsx';
import { StockLine, type StockLineProps } from './StockLine.tsx';

const texts = new Map(Object.entries(en));
const product = {
  kind: 'product',
  stock: { status: 'inStock', available: 3, restockableInDays: null },
  delivery: { departure: { after: 'leadTime', leadTime: 'Two weeks', days: 14 }, freeFrom: null },
  isSpecialOrder: false,
  finishes: [{ sku: 'A', name: 'Chrome', swatch: '', state: 'available', isExclusive: false }],
  categoryPath: '/en/products/showers',
} as unknown as StockLineProps['product'];
const gone = { ...product, stock: { status: 'discontinued', available: 0, restockableInDays: null } };
const discontinued = [{ state: 'discontinued' }];

test.each([
  [product, 'Only 3 left. Two weeks'],
  [{ ...product, kind: 'install-service' }, 'Two weeks'],
  [{ ...product, isSpecialOrder: true }, 'Two weeks'],
  [gone, `${en['product.discontinued']}See other models · Find a showroom`],
  [{ ...gone, excludedHere: 'Colorado' }, en['product.discontinued']],
  [{ ...gone, finishes: discontinued }, `${en['product.discontinued.all']}See other models · Find a showroom`],
])('the stock of a product (%#) reads “%s”', (shown, expected) => {
  const markup = renderToStaticMarkup(
    <TextsProvider locale="en" texts={texts}>
      <StockLine product={shown as StockLineProps['product']} />
    </TextsProvider>,
  );
  expect(markup.replaceAll(/<[^>]+>/g, '')).toBe(expected);
});
