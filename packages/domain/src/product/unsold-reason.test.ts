import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { unsoldReason } from './unsold-reason.ts';

test('a product can be bought online unless it is discontinued or sold in showrooms only', () => {
  shows(unsoldReason, [{ isDiscontinued: false }], null);
  shows(unsoldReason, [{ isDiscontinued: false, isSoldOnline: true }], null);
  shows(unsoldReason, [{ isDiscontinued: false, isSoldOnline: false }], 'showroomOnly');
});

test('a discontinued product is discontinued wherever it was sold', () => {
  shows(unsoldReason, [{ isDiscontinued: true, isSoldOnline: true }], 'discontinued');
  shows(unsoldReason, [{ isDiscontinued: true, isSoldOnline: false }], 'discontinued');
});

test('a product without a price for the shopper cannot be bought, even when it is sold online', () => {
  shows(unsoldReason, [{ isDiscontinued: false, isPriced: true }], null);
  shows(unsoldReason, [{ isDiscontinued: false, isPriced: false }], 'unpriced');
  shows(unsoldReason, [{ isDiscontinued: false, isSoldOnline: false, isPriced: false }], 'showroomOnly');
});
