import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { personaPriceFields, priceField, priceStartingAtField } from './price-field.ts';

test('DOM-091 the persona selects the price field', () => {
  shows(priceField, ['TVS'], 'priceList.TVS.finalPrice_d');
  shows(priceField, ['GST'], 'priceList.GST.finalPrice_d');
});

test('DOM-105 a search document has six price fields per persona', () => {
  expect(personaPriceFields.map((field) => priceField('ANY', field))).toEqual([
    'priceList.ANY.price_d',
    'priceList.ANY.finalPrice_d',
    'priceList.ANY.discountedPrice_d',
    'priceList.ANY.saleOffer_s',
  ]);
  shows(priceField, ['GST', 'saleOffer_s'], 'priceList.GST.saleOffer_s');
  shows(priceStartingAtField, ['GST'], 'priceStartingAt.GST_d');
  shows(priceStartingAtField, ['GST', true], 'discountedPriceStartingAt.GST_d');
});
