import { expect, test } from 'vitest';
import { readAddressLine } from './read-address-line.ts';

test('an address with a matching postal code and state and a street is valid, and its spelling is normalized', () => {
  expect(readAddressLine('12 Lakeside Street, madison, WI 53703, USA', 'US')).toEqual({
    isValid: true,
    isNonDeliverableAddress: false,
    suggestions: [
      {
        addressLine: '12 Lakeside Street',
        locality: 'Madison',
        adminDistrict: 'WI',
        postalCode: '53703',
        countryRegion: 'US',
        formattedAddress: '12 Lakeside Street, Madison, WI 53703',
        confidence: 'High',
      },
    ],
  });
  expect(readAddressLine('438, rue Saint-Pierre, Montreal, QC h2y1z5', 'CA')).toMatchObject({
    isValid: true,
    suggestions: [
      { addressLine: '438, rue Saint-Pierre', locality: 'Montréal', postalCode: 'H2Y 1Z5', confidence: 'High' },
    ],
  });
});

test.each([
  ['12 Lakeside Street, Madison, WI 00000', 'US'],
  ['12 Lakeside Street, Madison, IL 53703', 'US'],
  ['Lakeside Street, Madison, WI 53703', 'US'],
  ['Madison, WI 53703', 'US'],
  ['12 Lakeside Street, Madison, WI 53703', 'CA'],
  ['12 Rue X, Paris 75001', 'FR'],
  ['', 'US'],
])('the address "%s" in %s is invalid', (line, country) => {
  expect(readAddressLine(line, country).isValid).toBe(false);
});

test('an address without a postal code gets suggestions in its city', () => {
  const { suggestions } = readAddressLine('12 Lakeside Street, Madison, WI', 'US');
  expect(suggestions).toHaveLength(5);
  expect(new Set(suggestions.map(({ locality, adminDistrict }) => `${locality}, ${adminDistrict}`))).toEqual(
    new Set(['Madison, WI']),
  );
});

test.each([
  'P.O. Box 12, Madison, WI 53703',
  'PO box 7, Madison, WI 53703',
  'Post Office Box 7, Madison, WI 53703',
  'PSC 1, Box 2, APO, AE 09001',
  'psc 1, box 2, Fpo, ap 96350',
])('the address %s is not deliverable', (line) => {
  expect(readAddressLine(line, 'US').isNonDeliverableAddress).toBe(true);
});
