import en from '@basin/gateway/dictionary/en.json' with { type: 'json' };
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ShopContext, type ShopData } from '../../shell/document/use-shop.ts';
import { TextsProvider } from '../../shell/texts/TextsProvider.tsx';
import type { ProductCardView } from './product-card.ts';
import { ProductGrid } from './ProductGrid.tsx';

const shop = {
  switchedOff: [] as string[],
  images: { url: 'https://images.example', account: 'basin' },
} as unknown as ShopData;
const product: ProductCardView = {
  sku: 'AV1',
  path: '/en/products/basins/maren.html',
  name: 'Maren Basin',
  brand: 'Averell',
  image: { name: 'basin', alt: 'Maren Basin' },
  placeholder: undefined,
  price: null,
  coverage: null,
  badges: [],
  swatches: [],
  finishes: 0,
};

/** Returns the level of the heading of a product's card. */
function levelOf(isListing: boolean): string | undefined {
  const page = (
    <TextsProvider locale="en" texts={new Map(Object.entries(en))}>
      <ProductGrid products={[product]} label="Goes well with" isListing={isListing} />
    </TextsProvider>
  );
  const Shop = createRoutesStub([{ path: '/', Component: () => <ShopContext value={shop}>{page}</ShopContext> }]);
  return /<h(\d)/.exec(renderToStaticMarkup(<Shop />))?.[1];
}

test('a product is a heading below that of its section, or below the title of a listing', () => {
  expect(levelOf(false)).toBe('3');
  expect(levelOf(true)).toBe('2');
});
