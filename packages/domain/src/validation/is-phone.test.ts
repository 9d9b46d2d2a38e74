import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { isPhone } from './is-phone.ts';

test('DOM-054 DOM-146 a phone number is digits only, more than nine of them', () => {
  for (const phone of ['5550100123', '(555) 010-0123', '15550100123']) shows(isPhone, [phone], true);
  for (const phone of ['', '555010012', '555 010 012', '555010012x', '5550100123x', '+15550100123', '555.010.0123']) {
    shows(isPhone, [phone], false);
  }
});
