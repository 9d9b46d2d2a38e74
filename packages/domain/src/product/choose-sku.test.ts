import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { chooseSku } from './choose-sku.ts';
import type { SkuVariant } from './sku-variant.ts';

const variant = (colour: string, discontinued = false): SkuVariant => ({ colour, sku: `K-${colour}`, discontinued });

test('DOM-029 DOM-034 the sellable variant of the selected colour is taken', () => {
  shows(chooseSku, [{ variants: [variant('White'), variant('Black')], masterSku: 'K-M' }, 'Black'], 'K-Black');
  const twice = [variant('Black', true), { ...variant('Black'), sku: 'K-Black-2' }];
  shows(chooseSku, [{ variants: twice }, 'Black'], 'K-Black-2');
});

test('DOM-035 without a match the first sellable variant is taken', () => {
  const variants = [variant('Red', true), variant('White'), variant('Black', true), variant('Sage')];
  shows(chooseSku, [{ variants, masterSku: 'K-M' }, 'Black'], 'K-White');
  shows(chooseSku, [{ variants, masterSku: 'K-M' }, 'Gold'], 'K-White');
  shows(chooseSku, [{ variants, masterSku: 'K-M' }], 'K-White');
});

test('DOM-036 a product without variants has its master sku', () => {
  shows(chooseSku, [{ variants: [], masterSku: 'K-M', variantSkus: ['K-1'] }, 'White'], 'K-M');
});

test('DOM-037 when all are discontinued the first of them is taken, else the first of the sku list', () => {
  const variants = [variant('Red', true), variant('Black', true)];
  shows(chooseSku, [{ variants, masterSku: 'K-M', variantSkus: ['K-1'] }, 'Black'], 'K-Red');
  shows(chooseSku, [{ variants: [], variantSkus: ['K-1', 'K-2'] }], 'K-1');
});

test('nothing known gives nothing', () => {
  shows(chooseSku, [{ variants: [] }, 'White'], undefined);
});

test('a discontinued sku is never chosen while another is on sale', () => {
  const colours = fc.constantFrom('White', 'Black', 'Sage');
  const variants = fc.array(
    fc.record({ colour: colours, sku: fc.string({ minLength: 1 }), discontinued: fc.boolean() }),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(variants, colours, (list, colour) => {
      const sellable = list.filter(({ discontinued }) => !discontinued);
      const expected = sellable.find((one) => one.colour === colour) ?? sellable[0] ?? list[0];
      expect(chooseSku({ variants: list, masterSku: 'K-M' }, colour)).toBe(expected?.sku);
    }),
  );
});
