import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { isTaxExempt } from './tax-exemption.ts';

test('a tax exemption is valid in its states until the end of its last day', () => {
  const exemption = { states: ['IL', 'WI'], validUntil: '2030-06-30' };
  shows(isTaxExempt, [exemption, 'WI', new Date('2030-06-30T23:00:00Z')], true);
  shows(isTaxExempt, [exemption, 'WI', new Date('2030-07-01T01:00:00Z')], false);
  shows(isTaxExempt, [exemption, 'CA', new Date('2030-01-01T00:00:00Z')], false);
  shows(isTaxExempt, [{ states: ['CA'] }, 'CA', new Date('2040-01-01T00:00:00Z')], true);
});
