import { productFields } from '@basin/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { productSchema } from './product-document.ts';
import { productDocumentSchema, type WrittenProductFields } from './wire-product.ts';

describe('a product of the index', () => {
  test('a product has every field of the table, and so has its document', () => {
    expect(Object.keys(productSchema.parse({}))).toEqual([...Object.keys(productFields), 'prices']);
    const wireNames = Object.values(productFields).map(({ wire }) => wire);
    expect(Object.keys(productDocumentSchema.shape)).toEqual(wireNames);
    expect(new Set(wireNames).size).toBe(wireNames.length);
    // @ts-expect-error a gateway that omits a field does not compile
    const written: WrittenProductFields = { id: 'p-1', slug_s: 'a-b' };
    expect(written).toBeDefined();
  });

  test('a product has plain field names, with one value where the wire may have a list of one', () => {
    const one = { slug_s: 'a-b', productName_s: 'Name', Product_Category: 'Toilets', RegionStatesExcluded_ss: 'CA' };
    const lists = {
      slug_s: ['a-b'],
      productName_s: ['Name'],
      Product_Category: ['Toilets'],
      RegionStatesExcluded_ss: ['CA'],
    };
    for (const wire of [one, lists])
      expect(productSchema.parse(wire)).toMatchObject({
        slug: 'a-b',
        name: 'Name',
        categories: ['Toilets'],
        statesExcluded: ['CA'],
      });
  });

  test('a product has prices by persona, for any persona', () => {
    const { prices } = productSchema.parse({
      'priceList.GST.price_d': 699,
      'priceList.GST.finalPrice_d': [649],
      'priceList.GST.saleOffer_s': 'true',
      'priceList.PRO2.discountedPrice_d': 1.5,
      'priceStartingAt.GST_d': 600,
      'discountedPriceStartingAt.GST_d': 550,
      'priceList.GST.unknown_d': 1,
      'priceList.__proto__.price_d': 1,
      'priceList.constructor.price_d': 1,
    });
    expect(prices).toEqual({
      GST: { price: 699, finalPrice: 649, saleOffer: true, startingAt: 600, discountedStartingAt: 550 },
      PRO2: { discountedPrice: 1.5 },
    });
    expect({}).not.toHaveProperty('price');
  });

  test.each([
    ['true', true],
    ['Y', true],
    ['Yes', true],
    [true, true],
    [['true'], true],
    ['false', false],
    ['', false],
    [false, false],
  ])('a back-order field of %j is read as expected', (RegionOnBackOrder_s, onBackOrder) => {
    expect(productSchema.parse({ RegionOnBackOrder_s }).onBackOrder).toBe(onBackOrder);
  });

  test('a product with few requested fields has empty lists and undefined values for the others', () => {
    expect(productSchema.parse({ sku_s: 'A' })).toMatchObject({
      sku: 'A',
      name: undefined,
      skuDetails: [],
      prices: {},
    });
  });

  test.each([{ slug_s: 7 }, { slug_s: null }, { 'SKU.Details_ss': [1] }, null, [], 'text'])(
    'the product document %j is rejected',
    (wire) => {
      expect(productSchema.safeParse(wire).success).toBe(false);
    },
  );

  test('a product is decoded and rejected as its schema does, and an error names one of the invalid fields', () => {
    const value = fc.oneof(
      fc.constantFrom(undefined, null, 'true', '', 7, 1.5, true, Infinity, -Infinity, NaN),
      fc.array(fc.constantFrom('a', 1, false, null, Infinity), { maxLength: 2 }),
      fc.object({ maxKeys: 1, maxDepth: 0 }),
    );
    const name = fc.constantFrom(...Object.keys(productDocumentSchema.def.shape));
    fc.assert(
      fc.property(fc.dictionary(name, value, { minKeys: 1, maxKeys: 3 }), (wire) => {
        const [read, expected] = [productSchema.safeParse(wire), productDocumentSchema.safeParse(wire)];
        expect(read.success).toBe(expected.success);
        const wrong = expected.error?.issues.map(({ path }) => path) ?? [];
        for (const { path } of read.error?.issues ?? []) expect(wrong).toContainEqual(path);
      }),
      { numRuns: 2000 },
    );
  });
});
