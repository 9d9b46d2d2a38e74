import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { isZipConfirmed } from './is-zip-confirmed.ts';

test('SDK-160 a zip code is valid if the look-up returns the same one', () => {
  shows(isZipConfirmed, ['53001', '53001'], true);
  shows(isZipConfirmed, ['53001-1234', '53001'], true);
  shows(isZipConfirmed, ['k1a 0b1', 'K1A0B1'], true);
  shows(isZipConfirmed, ['53001', '53002'], false);
  shows(isZipConfirmed, ['53001', undefined], false);
  shows(isZipConfirmed, ['', ''], false);
});
