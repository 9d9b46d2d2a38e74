import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { isDiscontinued } from './is-discontinued.ts';

const now = new Date('2026-06-15T12:00:00Z');

test('DOM-033 DOM-113 the marker false keeps a sku on sale', () => {
  shows(isDiscontinued, ['false', now], false);
  shows(isDiscontinued, [' FALSE ', now], false);
  shows(isDiscontinued, [false, now], false);
});

test('DOM-033 DOM-113 a marker date strictly later than now keeps a sku on sale', () => {
  shows(isDiscontinued, ['2099-12-31', now], false);
  shows(isDiscontinued, ['2026-06-16', now], false);
  shows(isDiscontinued, ['2026-06-15T12:00:00.001Z', now], false);
  shows(isDiscontinued, ['2026-06-15T12:00:00Z', now], true);
  shows(isDiscontinued, ['2026-06-15T11:59:59Z', now], true);
  shows(isDiscontinued, ['2020-05-01', now], true);
});

test('a marker date without a time is the start of that day in UTC, and an offset is respected', () => {
  shows(isDiscontinued, ['2026-06-15', new Date('2026-06-14T23:59:59Z')], false);
  shows(isDiscontinued, ['2026-06-15', new Date('2026-06-15T00:00:00Z')], true);
  shows(isDiscontinued, ['2026-06-15T08:00:00-05:00', now], false);
  shows(isDiscontinued, ['2026-06-15T08:00+02:00', now], true);
  shows(isDiscontinued, [' 2026-06-16t00:00:00z ', now], false);
  shows(isDiscontinued, ['2026-06-15T12:00:01', now], false);
  shows(isDiscontinued, ['2026-06-15 11:59', now], true);
  shows(isDiscontinued, ['2026-06-15 12:01', now], false);
});

test.each([
  undefined,
  '',
  ' ',
  'true',
  true,
  'no',
  '0',
  'soon',
  '2099',
  '12/31/2099',
  '2099-13-01',
  '2099-02-31x',
  'until 2099-12-31',
])('a missing or unreadable marker (%j) means discontinued', (marker) => {
  expect(isDiscontinued(marker, now)).toBe(true);
});

test('a missing marker means discontinued, in every language', () => {
  shows(isDiscontinued, ['', now], true);
  shows(isDiscontinued, ['true', now], true);
  shows(isDiscontinued, ['12/31/2099', now], true);
});

test('DOM-033 a marker day that is not in the calendar never keeps a sku on sale', () => {
  shows(isDiscontinued, ['2027-02-30', now], true);
  shows(isDiscontinued, ['2027-02-29', now], true);
  shows(isDiscontinued, ['2027-04-31T10:00Z', now], true);
  expect(isDiscontinued('2027-06-01', new Date(NaN))).toBe(true);
  shows(isDiscontinued, ['2028-02-29', now], false);
});

test("a marker time without a zone is in UTC, whatever the machine's time zone", () => {
  const zone = process.env.TZ;
  process.env.TZ = 'America/Chicago';
  try {
    expect(isDiscontinued('2026-06-15T11:00', now)).toBe(true);
    expect(isDiscontinued('2026-06-15T13:00', now)).toBe(false);
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});

test('a sku on sale until a moment is discontinued from that moment on', () => {
  const moment = fc.date({ min: new Date('1970-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, moment, (end, at) => {
      expect(isDiscontinued(end.toISOString(), at)).toBe(end.getTime() <= at.getTime());
    }),
  );
});
