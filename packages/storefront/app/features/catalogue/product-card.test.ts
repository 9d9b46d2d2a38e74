import type { ProductCard } from '@basin/sdk';
import { expect, test } from 'vitest';
import { cardView } from './product-card.ts';

const finish = (name: string) => ({ sku: `A-${name}`, name, swatch: `${name}.jpg` });
const product: ProductCard = {
  sku: 'A',
  modelNumber: '1',
  slug: 'arc',
  kind: 'product',
  category: null,
  name: 'Arc faucet',
  brand: 'Averell',
  image: { name: 'arc-brass', alt: 'Arc faucet in brass' },
  price: null,
  coverage: null,
  packKilograms: null,
  label: 'regularFinishedGoods',
  badges: ['new', 'sale', 'exclusive'],
  finishes: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(finish),
  skus: [],
};
const options = {
  pathOf: ({ slug }: ProductCard) => `/en/products/x/${slug}.html`,
  miniatureOf: (picture: string) => `miniature of ${picture}`,
};

test('a card has the miniature of its picture and the path of its page', () => {
  expect(cardView(product, options)).toMatchObject({
    path: '/en/products/x/arc.html',
    placeholder: 'miniature of arc-brass',
  });
});

test('a card shows at most two badges and seven finishes, and the total number of finishes', () => {
  const { badges, swatches, finishes } = cardView(product, options);
  expect([badges, swatches.length, finishes]).toEqual([['new', 'sale'], 7, 8]);
});
