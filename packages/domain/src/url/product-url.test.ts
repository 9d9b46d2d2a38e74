import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { type ProductPaths, productUrl } from './product-url.ts';

const paths: ProductPaths = {
  categories: {
    Basins: '/en/bathroom/washbasins',
    Toilets: '/en/products/toilets',
    'Tile & Trim': '/en/products/tile-trim',
  },
  listing: '/en/products',
  serviceParts: '/en/parts',
  designServices: '/en/services/design',
  installServices: '/en/services/installation-services',
};

test('DOM-095 a product page is under the configured path of its category', () => {
  shows(productUrl, [{ slug: 'two-piece-set', category: 'Toilets' }, paths], '/en/products/toilets/two-piece-set.html');
  shows(productUrl, [{ slug: 'oval', category: 'Basins' }, paths], '/en/bathroom/washbasins/oval.html');
  shows(productUrl, [{ slug: 'grey', category: 'Tile & Trim' }, paths], '/en/products/tile-trim/grey.html');
});

test('DOM-096 a product page without a configured category is under the listing path and its category, lower-cased and hyphenated', () => {
  shows(
    productUrl,
    [{ slug: 'deep', category: 'Kitchen Sinks & Bowls' }, paths],
    '/en/products/kitchen-sinks-bowls/deep.html',
  );
  shows(productUrl, [{ slug: 'deep', category: 'constructor' }, paths], '/en/products/constructor/deep.html');
  shows(productUrl, [{ slug: 'deep' }, paths], '/en/products/deep.html');
  shows(
    productUrl,
    [
      { slug: 'deep', category: 'A' },
      { ...paths, categories: undefined },
    ],
    '/en/products/a/deep.html',
  );
});

test('DOM-097 a service part is under the service-parts path', () => {
  shows(productUrl, [{ slug: 'valve-kit', category: 'Toilets', kind: 'service-part' }, paths], '/en/parts/valve-kit');
});

test('DOM-098 the URL of a service is its landing page', () => {
  shows(productUrl, [{ slug: 'x', kind: 'design-service' }, paths], '/en/services/design');
  shows(productUrl, [{ slug: 'x', kind: 'install-service' }, paths], '/en/services/installation-services');
});

test('a run of spaces and ampersands in a category becomes one hyphen', () => {
  for (const category of [' Tile &  Trim ', 'Tile&Trim', 'TILE TRIM']) {
    shows(
      productUrl,
      [
        { slug: 'grey', category },
        { ...paths, categories: {} },
      ],
      '/en/products/tile-trim/grey.html',
    );
  }
});

test('a slug never leaves its folder', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (slug) => {
      expect(productUrl({ slug, category: 'Toilets' }, paths).split(/[/?#]/)).toHaveLength(5);
    }),
  );
});
