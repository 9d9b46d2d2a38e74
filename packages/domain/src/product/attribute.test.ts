import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { attributeValue, productAttributeNames } from './attribute.ts';

const attributes = productAttributeNames.map((name, index) => ({ name, value: index }));

test('DOM-108 brand, descriptions, finish, shape, section, size, category and customer-facing sku are read', () => {
  expect(productAttributeNames.slice(0, 9)).toEqual([
    'RegionBrandName',
    'ProductDescriptionProductShort',
    'ProductDescriptionProduct',
    'SKUColorFinishName',
    'ProductShape',
    'ProductSection',
    'ProductSize',
    'ProductLocalCategory',
    'CustomerFacingSKU',
  ]);
  shows(attributeValue, [[{ name: 'ProductShape', value: 'Oval' }], 'ProductShape'], 'Oval');
});

test('DOM-109 customer-facing brand, services, combination, business unit, lead time, resource and display brand are read', () => {
  const names = [
    'CustomerFacingBrand',
    'ProductServices',
    'ComboSKU',
    'SPProductBusinessUnit',
    'RegionLeadTime',
    'ProductResource',
    'ProductBrandNameDisplay',
  ] as const;
  expect(names.map((name) => attributeValue(attributes, name))).toEqual([9, 10, 11, 12, 13, 14, 15]);
});

test('a variant without the attribute has no value', () => {
  shows(attributeValue, [[], 'ProductShape'], undefined);
});
