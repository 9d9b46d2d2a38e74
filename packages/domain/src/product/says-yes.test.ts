import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { saysYes } from './says-yes.ts';

test('yes is spelt in several ways', () => {
  for (const yes of [true, 'true', 'TRUE', 'Y', ' yes ']) shows(saysYes, [yes], true);
  for (const no of [false, 'false', 'N', '', 'yesterday', undefined]) shows(saysYes, [no], false);
});
