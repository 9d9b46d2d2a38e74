import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { countryCode, defaultCountry, isPostalCode, isZipConfirmed, normalisePostalCode } from './postal-code.ts';

test('DOM-075 the default country USA is US in an address', () => {
  shows(countryCode, [defaultCountry], 'US');
  shows(countryCode, ['can'], 'CA');
  shows(countryCode, [' us '], 'US');
});

test('DOM-052 a US ZIP code is five digits with an optional four', () => {
  for (const zip of ['53000', '53000-1234']) shows(isPostalCode, [zip, 'US'], true);
  for (const zip of ['', '5300', '530001', '53000-123', '53000-12345', '530001234', 'x53000', '53000 ', 'K1A 0B1']) {
    shows(isPostalCode, [zip, 'US'], false);
  }
});

test('DOM-053 a Canadian postal code alternates letters and digits, excluding the letters that Canada Post does not use', () => {
  for (const code of ['K1A 0B1', 'k1a0b1', 'V6B-1A1']) shows(isPostalCode, [code, 'CA'], true);
  for (const code of ['D1A 0B1', 'K1A 0O1', 'K1A  0B1', 'K1A 0B', '53000', 'K1A 0B1x', 'W1A 0B1', 'xK1A 0B1']) {
    shows(isPostalCode, [code, 'CA'], false);
  }
});

test('DOM-053 a Canadian postal code is written in capitals with one space, other codes in capitals', () => {
  for (const code of ['K1A 0B1', 'k1a0b1', ' K1A-0B1 ']) shows(normalisePostalCode, [code], 'K1A 0B1');
  shows(normalisePostalCode, [' 53044-1234 '], '53044-1234');
  shows(normalisePostalCode, ['k1a 0b'], 'K1A 0B');
});

test('DOM-149 the postal code pattern depends on the country: US, CA or other', () => {
  shows(isPostalCode, ['53000', 'USA'], true);
  shows(isPostalCode, ['53000', ' us '], true);
  shows(isPostalCode, ['K1A 0B1', 'can'], true);
  shows(isPostalCode, ['SW1A 1AA', 'GB'], true);
  shows(isPostalCode, ['1010', 'AT'], true);
  for (const country of ['US', 'USA', ' us ', 'CA', 'CAN']) shows(isPostalCode, ['SW1A 1AA', country], false);
  shows(isPostalCode, ['1', 'AT'], false);
  shows(isPostalCode, ['12345678901', 'AT'], false);
  shows(isPostalCode, [' 1010', 'AT'], false);
});

test('SDK-160 a zip code is valid if the look-up returns the same one', () => {
  shows(isZipConfirmed, ['53001', '53001'], true);
  shows(isZipConfirmed, ['53001-1234', '53001'], true);
  shows(isZipConfirmed, ['k1a 0b1', 'K1A0B1'], true);
  for (const other of ['53002', 'x53001-1234', '53001-12345', '53001-123'])
    shows(isZipConfirmed, [other, '53001'], false);
  shows(isZipConfirmed, ['x53001-1234', 'x53001'], false);
  shows(isZipConfirmed, ['53001-12345', '530015'], false);
  shows(isZipConfirmed, ['53001', undefined], false);
  shows(isZipConfirmed, ['', ''], false);
});
