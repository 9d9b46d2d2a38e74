import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { guestPersona, tradePersona } from '../session/persona.ts';
import {
  customerGroupOf,
  keepPersonaOffers,
  personaPriceFields,
  priceField,
  priceStartingAtField,
} from './persona-prices.ts';

test('DOM-091 the persona determines the price field', () => {
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

test('DOM-159 customer groups come from semicolon-separated persona:group pairs, and the trade differs from the default', () => {
  const setting = 'GST:guest; TVS : trade';
  shows(customerGroupOf, ['GST', setting], 'guest');
  shows(customerGroupOf, ['TVS', setting], 'trade');
  expect(customerGroupOf(tradePersona, setting)).not.toBe(customerGroupOf(guestPersona, setting));
});

test("a persona without a pair has the guest's group, else its own code", () => {
  shows(customerGroupOf, ['FAF', 'GST:guest'], 'guest');
  shows(customerGroupOf, ['FAF', ''], 'FAF');
});

test('a malformed pair in the price-update setting is ignored', () => {
  shows(customerGroupOf, ['TVS', 'GST:guest;;TVS;:trade;TVS:'], 'guest');
  shows(customerGroupOf, ['', ':trade'], '');
});

test('DOM-142 sale availability and discount-off fields are kept only for the current persona', () => {
  const document = {
    slug_s: 'two-piece-set',
    'old.priceList.TVS.saleOffer_s': 'true',
    'discountedPriceStartingAt.TVS_d_old': 1,
    'priceList.GST.finalPrice_d': 649,
    'priceList.GST.saleOffer_s': 'true',
    'priceList.GST.discountOff_d': 15,
    'priceList.GST.saleAvailable_b': true,
    'priceList.TVS.saleOffer_s': 'true',
    'priceList.TVS.discountOff_d': 10,
    'priceList.TVS.saleAvailable_b': true,
    'priceList.TVS.price_d': 619,
    'discountedPriceStartingAt.TVS_d': 550,
    'discountedPriceStartingAt.GST_d': 600,
    'priceStartingAt.TVS_d': 619,
  };
  shows(keepPersonaOffers<Record<string, unknown>>, [document, 'GST'], {
    slug_s: 'two-piece-set',
    'old.priceList.TVS.saleOffer_s': 'true',
    'discountedPriceStartingAt.TVS_d_old': 1,
    'priceList.GST.finalPrice_d': 649,
    'priceList.GST.saleOffer_s': 'true',
    'priceList.GST.discountOff_d': 15,
    'priceList.GST.saleAvailable_b': true,
    'priceList.TVS.price_d': 619,
    'discountedPriceStartingAt.GST_d': 600,
    'priceStartingAt.TVS_d': 619,
  });
});

test('a missing persona throws an error instead of appearing in the field name', () => {
  expect(() => priceField(undefined as never)).toThrow(TypeError);
  expect(() => priceStartingAtField(undefined as never)).toThrow(TypeError);
});
