import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { isZipConfirmed } from './is-zip-confirmed.ts';

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
