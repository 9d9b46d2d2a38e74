import { expect, test } from 'vitest';
import type { ProductCardView } from '../product-card.ts';
import type { ListingView } from './listing-view.ts';
import { pack, unpack } from './packed.ts';

const money = (cents: number) => ({ cents, currency: 'USD' });
const card = (sku: string, more: Partial<ProductCardView> = {}): ProductCardView => ({
  sku,
  path: `/en/products/x/${sku}.html`,
  name: `Arc ${sku}`,
  brand: 'Averell',
  image: { name: `arc-${sku}`, alt: `Arc ${sku} in brass` },
  placeholder: undefined,
  price: { from: money(115_000), was: money(120_000), list: money(130_000), isRange: true },
  coverage: null,
  badges: ['new'],
  swatches: ['Brass', 'Chrome'].map((name) => ({ sku: `${sku}-${name}`, name, swatch: `swatch-${name}` })),
  finishes: 8,
  ...more,
});
const view: ListingView = {
  total: 3,
  products: [
    card('A', { placeholder: 'data:image/webp;base64,UklGRg==' }),
    card('B', { price: null, coverage: { soldByBox: true, unit: 'SF', perUnit: 10.5 } }),
    card('C', { badges: [], swatches: [], finishes: 1, name: 'A "~" B', image: { name: '', alt: 'A' } }),
  ],
  facets: [
    { field: 'Finish_s', label: 'Fini', values: [{ key: 'Brass', label: 'Laiton', count: 3 }] },
    { field: 'Flow_ss', label: 'Débit', values: [{ key: '1.2 gpm', count: 2 }] },
  ],
  price: { min: 0, max: 1400, step: 10, counts: [1, 2] },
};

test('a packed listing is unchanged after unpacking', () => {
  expect(unpack(pack(view))).toEqual(view);
});

test('a packed listing has no property names of cards and lists each finish once', () => {
  const packed = pack(view);
  expect(packed).not.toContain('swatches');
  expect(packed.split('swatch-Brass')).toHaveLength(2);
});
