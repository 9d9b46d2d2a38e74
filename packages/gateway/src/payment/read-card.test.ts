import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passesLuhn } from '@basin/domain';
import { readCard, type CardForm } from './read-card.ts';

const now = new Date('2030-06-15T12:00:00Z');
const form = (changes: Partial<CardForm> = {}): CardForm => ({
  number: '4111 1111 1111 1111',
  cvv: '123',
  expMonth: '06',
  expYear: '2030',
  holderName: ' Pat Doe ',
  ...changes,
});
const problemsOf = (changes: Partial<CardForm>) => {
  const read = readCard(form(changes), now);
  return 'problems' in read ? read.problems : 'none';
};

test('a valid card is parsed, ignoring spaces and hyphens in its number', () => {
  expect(readCard(form({ number: '4111-1111 11111111' }), now)).toEqual({
    card: { number: '4111111111111111', type: 'VI', expMonth: '06', expYear: '2030', holderName: 'Pat Doe' },
  });
});

test.each([
  ['5555555555554444', 'MC', '123'],
  ['2223003122003222', 'MC', '123'],
  ['378282246310005', 'AX', '1234'],
  ['6011111111111117', 'DI', '123'],
  ['4222222222222', 'VI', '123'],
])('the card number %s is of the brand %s', (number, type, cvv) => {
  expect(readCard(form({ number, cvv }), now)).toMatchObject({ card: { type } });
});

describe('card problems', () => {
  test.each<[string, Partial<CardForm>, object]>([
    ['a wrong digit', { number: '4111111111111112' }, { number: '871' }],
    ['too few digits', { number: '411111111111' }, { number: '872' }],
    ['no number', { number: '' }, { number: '872' }],
    ['too many digits', { number: '41111111111111111111' }, { number: '873' }],
    ['letters', { number: '4111x11111111111' }, { number: '874' }],
    ['digits of other scripts', { number: '٤111111111111111' }, { number: '874' }],
    ['an unsupported brand', { number: '3530111333300000' }, { number: '876' }],
    ['an invalid length for the brand', { number: '41111111111111' }, { number: '876' }],
    ['a security code of letters', { cvv: '12a' }, { cvv: '881' }],
    ['a short security code', { cvv: '12' }, { cvv: '882' }],
    ['three digits for American Express', { number: '378282246310005' }, { cvv: '882' }],
    ['a long security code', { cvv: '1234' }, { cvv: '883' }],
    ['last month', { expMonth: '05' }, { expiry: 'expired' }],
    ['no month', { expMonth: '' }, { expiry: 'expiry' }],
    ['a thirteenth month', { expMonth: '13' }, { expiry: 'expiry' }],
    ['a year before the listed ones', { expYear: '2029' }, { expiry: 'expiry' }],
    ['a year after the listed ones', { expYear: '2046' }, { expiry: 'expiry' }],
    ['no name', { holderName: '  ' }, { holderName: 'holder' }],
    ['a card number for a name', { holderName: '41 11 11 11 11 11 11 11' }, { holderName: 'holder' }],
    ['a number for a name', { holderName: '4111 1111' }, { holderName: 'holder' }],
  ])('a card form with %s is rejected with its problem', (_, changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems);
  });

  test('the problems of all fields are reported at once', () => {
    expect(problemsOf({ number: '', cvv: '', expMonth: '', holderName: '' })).toEqual({
      number: '872',
      cvv: '882',
      expiry: 'expiry',
      holderName: 'holder',
    });
  });
});

test('the accepted expiry years are this year and the next fifteen', () => {
  expect(problemsOf({ expMonth: '12', expYear: '2045' })).toBe('none');
  expect(problemsOf({ expMonth: '12', expYear: '2046' })).toEqual({ expiry: 'expiry' });
});

test('each number has exactly one valid check digit, and the Luhn check detects every single-digit error', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 15, maxLength: 15 });
  const withCheck = (body: number[]) =>
    Array.from({ length: 10 }, (_, check) => [...body, check].join('')).filter(passesLuhn);
  fc.assert(
    fc.property(digits, fc.nat(14), fc.integer({ min: 1, max: 9 }), (body, at, by) => {
      const [number = ''] = withCheck(body);
      expect(withCheck(body)).toHaveLength(1);
      const wrong = Array.from(number, (digit, index) => (index === at ? (Number(digit) + by) % 10 : digit)).join('');
      expect(passesLuhn(wrong)).toBe(false);
    }),
  );
});
