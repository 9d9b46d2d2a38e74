import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shows } from '../testing/shows.ts';
import { isYoungerThan, parseIsoDate, writtenDay } from './dates.ts';

test('a date without a time is the start of that day in UTC', () => {
  shows(parseIsoDate, ['2027-02-28'], new Date('2027-02-28T00:00:00Z'));
  shows(parseIsoDate, [' 2028-02-29 '], new Date('2028-02-29T00:00:00Z'));
  shows(parseIsoDate, ['0000-01-01'], new Date('0000-01-01T00:00:00Z'));
});

test('a time is read in its zone, or in UTC without one', () => {
  shows(parseIsoDate, ['2027-02-28T10:30'], new Date('2027-02-28T10:30:00Z'));
  shows(parseIsoDate, ['2027-02-28 10:30:15.250z'], new Date('2027-02-28T10:30:15.250Z'));
  shows(parseIsoDate, ['2027-02-28T23:30:00-05:00'], new Date('2027-03-01T04:30:00Z'));
});

test.each([
  '2027-02-30',
  '2027-02-29',
  '2100-02-29',
  '2027-04-31',
  '2027-13-01',
  '2027-00-10',
  '2027-01-00',
  '2027-02-30T10:00:00Z',
  '2027-01-01T25:00',
  '2027-01-01T10:60',
  '2027-01-01T10:00+24:00',
  '2027-01-01T10:00+01:60',
  '12/31/2027',
  '2027',
  '',
])('%j is not a date', (text) => {
  shows(parseIsoDate, [text], undefined);
});

test('only days in the calendar are valid dates', () => {
  const number = (min: number, max: number) => fc.integer({ min, max });
  fc.assert(
    fc.property(number(1900, 2200), number(0, 14), number(0, 33), (year, month, day) => {
      const daysOfMonth = month >= 1 && month <= 12 ? new Date(Date.UTC(year, month, 0)).getUTCDate() : 0;
      const text = [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
      expect(parseIsoDate(text) !== undefined).toBe(day >= 1 && day <= daysOfMonth);
    }),
  );
});

test('a moment is within a period from its start until just before its end', () => {
  expect([-1, 0, 9, 10].map((ms) => isYoungerThan(new Date(1000), new Date(1000 + ms), 10))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isYoungerThan(undefined, new Date(0), 10)).toBe(false);
});

test('the first of a month is 1er in French, and other days and languages are as Intl formats them', () => {
  shows(writtenDay, ['1 décembre 2026', 'fr-CA'], '1er décembre 2026');
  shows(writtenDay, ['mardi 1 décembre', 'fr-CA'], 'mardi 1er décembre');
  shows(writtenDay, ['21 décembre 2026', 'fr-CA'], '21 décembre 2026');
  shows(writtenDay, ['December 1, 2026', 'en-US'], 'December 1, 2026');
});
