import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { attributeValue, isExcludedFromState, isSeat, type ProductAttributeName, isYes } from './attribute.ts';

const presentation: readonly ProductAttributeName[] = [
  'RegionBrandName',
  'ProductDescriptionProductShort',
  'ProductDescriptionProduct',
  'SKUColorFinishName',
  'ProductShape',
  'ProductSection',
  'ProductSize',
  'ProductLocalCategory',
  'CustomerFacingSKU',
];
const trade: readonly ProductAttributeName[] = [
  'CustomerFacingBrand',
  'ProductServices',
  'ComboSKU',
  'SPProductBusinessUnit',
  'RegionLeadTime',
  'ProductResource',
  'ProductBrandNameDisplay',
];
const attributes = [...presentation, ...trade].map((name) => ({ name, value: `value of ${name}` }));

test('DOM-108 a variant has attributes for brand, descriptions, finish, shape, section, size, category and customer-facing sku', () => {
  for (const name of presentation) shows(attributeValue, [attributes, name], `value of ${name}`);
});

test('DOM-109 a variant has attributes for customer-facing brand, services, combination, business unit, lead time, resource and display brand', () => {
  for (const name of trade) shows(attributeValue, [attributes, name], `value of ${name}`);
});

test('a variant without the attribute has no value for it', () => {
  shows(attributeValue, [[], 'ProductShape'], undefined);
});

test('several spellings of yes are accepted, case-insensitive', () => {
  for (const yes of [true, 'true', 'TRUE', 'Y', ' yes ']) shows(isYes, [yes], true);
  for (const no of [false, 'false', 'N', '', 'yesterday', undefined]) shows(isYes, [no], false);
});

test('DOM-086 toilet seats and bidet seats are seats', () => {
  shows(isSeat, ['Toilet Seats'], true);
  shows(isSeat, ['Bidet Seats'], true);
  shows(isSeat, ['Toilets'], false);
});

test('a product is not sold into the states it excludes', () => {
  shows(isExcludedFromState, [['CA', 'VT'], ' ca '], true);
  shows(isExcludedFromState, [[' ca '], 'CA'], true);
  shows(isExcludedFromState, [['CA'], 'WI'], false);
  shows(isExcludedFromState, [[], 'WI'], false);
});
