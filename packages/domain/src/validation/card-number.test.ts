import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { hasCardNumber, isLongCardNumber, passesLuhn } from './card-number.ts';

test('card numbers of 13 to 19 digits are found in text, with spaces and dashes between their digits', () => {
  for (const text of [
    '4111111111111111',
    'Please charge 4111 1111 1111 1111 for the faucet.',
    'visa:4111-1111-1111-1111',
    '4111\u00a01111\u20111111\u20131111',
    '4111 - 1111 - 1111 - 1111',
    '411 1111 1111 111 11',
    '3782 822463 10005',
    '4222222222222', // 13 digits
    '6304000000000000000', // 19 digits
  ])
    shows(hasCardNumber, [text], true);
});

test('a card number is found in card groups with any separators, and in full-width digits', () => {
  for (const text of [
    '4111.1111.1111.1111',
    '4111\n1111\r\n1111\n1111',
    '4111/1111/1111/1111, 12/30',
    'card 4111_1111_1111_1111.',
    '(4111)(1111)(1111)(1111)',
    '3782.822463.10005',
    '４１１１１１１１１１１１１１１１',
    '4111\u200b1111\u200b1111\u200b1111',
    '41\u00ad11 1111 1111 1111',
  ])
    shows(hasCardNumber, [text], true);
});

test('a card number is found in digits of any script', () => {
  for (const text of [
    '٤١١١ ١١١١ ١١١١ ١١١١',
    '۴۱۱۱۱۱۱۱۱۱۱۱۱۱۱۱',
    '४१११-११११-११११-११११',
    '৪১১১.১১১১.১১১১.১১১১',
    '４1١۱ 1111 1111 1111',
    '𝟺𝟷𝟷𝟷 𝟷𝟷𝟷𝟷 𝟷𝟷𝟷𝟷 𝟷𝟷𝟷𝟷',
    '④①①① ①①①① ①①①① ①①①①',
    '\u{1E954}\u{1E951}\u{1E951}\u{1E951}1111 1111 1111',
  ])
    shows(hasCardNumber, [text], true);
  shows(hasCardNumber, ['٤١١١ ١١١١ ١١١١ ١١١٢'], false); // wrong check digit
});

test('a card number is found next to its expiry date, its security code and other numbers', () => {
  for (const text of [
    '4111 1111 1111 1111 12 30 123',
    '4111 1111 1111 1111 1230 123',
    '53044 4111111111111111',
    'card 4111-1111-1111-1111, 12/30',
  ])
    shows(hasCardNumber, [text], true);
});

test('other numbers are not reported as card numbers', () => {
  for (const text of [
    '',
    '4111 1111 1111 1112', // wrong check digit
    '411111111111', // 12 digits
    '41111111111111111111', // 20 digits
    '0036000291452', // a UPC as a GTIN: cards do not begin with 0
    '0000 0000 0000 0000',
    '+1 (555) 010-0123',
    '555-010-0123 555-010-0124',
    '12 Example Ave, Apt 4111, Sampletown WI 53000-1111',
    '4111, 1111, 1111 and 1111',
    '2010, 2011, 2012, 2013', // passes the Luhn check
    '1.2.3.4 and 4111.1111.1111.1112',
    'W000000000018 of 2030-01-02 10:00:00',
  ])
    shows(hasCardNumber, [text], false);
});

test('a phone number, a model number or the like is a card number when it has the length and prefix of one', () => {
  for (const text of ['4111 1111 1111 1111', '378282246310005', '٤١١١١١١١١١١١١١١١', '2223-0031-2200-3222'])
    shows(isLongCardNumber, [text], true);
  for (const text of [
    '4222222222222', // 13 digits: a phone number abroad
    '+86 138 0013 8000',
    '411111111111111', // 15 digits, but not with the prefix of the brand that uses 15
    '4111 1111 1111 1112', // wrong check digit
    '8111 1111 1111 1110',
    'K-2200-CP',
  ])
    shows(isLongCardNumber, [text], false);
});

test('exactly one check digit is correct for a number', () => {
  shows(passesLuhn, ['4111111111111111'], true);
  shows(passesLuhn, ['4111111111111112'], false);
});
