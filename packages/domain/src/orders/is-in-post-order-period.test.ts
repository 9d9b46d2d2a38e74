import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { isInPostOrderPeriod } from './is-in-post-order-period.ts';

const ordered = new Date('2026-01-01T00:00:00Z');

test('DOM-074 the post-order period is 45 days', () => {
  shows(isInPostOrderPeriod, [ordered, ordered], true);
  shows(isInPostOrderPeriod, [ordered, new Date('2026-02-14T23:59:59.999Z')], true);
  shows(isInPostOrderPeriod, [ordered, new Date('2026-02-15T00:00:00Z')], false);
  shows(isInPostOrderPeriod, [ordered, new Date('2025-12-31T00:00:00Z')], false);
});
