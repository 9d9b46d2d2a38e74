import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { isAlphanumeric } from './is-alphanumeric.ts';

test('DOM-150 alphanumeric allows letters, digits and spaces', () => {
  for (const text of ['Abc 123', ' ', '0']) shows(isAlphanumeric, [text], true);
  for (const text of ['', 'a-b', 'é', 'a\tb', '_']) shows(isAlphanumeric, [text], false);
});
