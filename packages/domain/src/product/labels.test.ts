import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { hasNewBadge, productLabel } from './labels.ts';

const all = {
  isServicePart: true,
  isRetailExclusive: true,
  isDiscontinued: true,
  hasRequiredAccessories: true,
  isSuperSku: true,
};

test('DOM-127 the trait with the highest priority determines the label, and without traits it is regular finished goods', () => {
  shows(productLabel, [all], 'regularPart');
  shows(productLabel, [{ ...all, isServicePart: false }], 'retailExclusive');
  shows(productLabel, [{ isDiscontinued: true, hasRequiredAccessories: true, isSuperSku: true }], 'discontinued');
  shows(productLabel, [{ hasRequiredAccessories: true, isSuperSku: true }], 'hasRequiredAccessories');
  shows(productLabel, [{ isSuperSku: true }], 'superSku');
  shows(productLabel, [{}], 'regularFinishedGoods');
});

const now = new Date('2026-08-15T12:00:00Z');

test('DOM-155 a date less than six months old is new', () => {
  shows(hasNewBadge, [new Date('2026-08-01T00:00:00Z'), now], true);
  shows(hasNewBadge, [new Date('2026-02-15T12:00:00.001Z'), now], true);
  shows(hasNewBadge, [new Date('2026-02-15T12:00:00Z'), now], false);
  shows(hasNewBadge, [new Date('2025-08-15T12:00:00Z'), now], false);
  shows(hasNewBadge, [new Date('2026-12-01T00:00:00Z'), now], true);
});

test('six months before the last day of a long month is the last day of the shorter month', () => {
  const endOfAugust = new Date('2026-08-31T00:00:00Z');
  shows(hasNewBadge, [new Date('2026-02-28T00:00:00Z'), endOfAugust], false);
  shows(hasNewBadge, [new Date('2026-02-28T00:00:01Z'), endOfAugust], true);
  shows(hasNewBadge, [new Date('2025-09-30T00:00:01Z'), new Date('2026-03-31T00:00:00Z')], true);
  shows(hasNewBadge, [new Date('2025-09-30T00:00:00Z'), new Date('2026-03-31T00:00:00Z')], false);
});

test('a product with an invalid date is not new', () => {
  expect(hasNewBadge(new Date(NaN), now)).toBe(false);
});

test('the new badge never reappears as time passes', () => {
  const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, moment, fc.nat(400 * 86_400_000), (date, at, laterMs) => {
      const later = new Date(at.getTime() + laterMs);
      if (hasNewBadge(date, later)) expect(hasNewBadge(date, at)).toBe(true);
    }),
  );
});
