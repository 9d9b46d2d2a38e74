import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { formatPhone, isPhone, phoneDigits } from './phone.ts';

test('DOM-146 parentheses, spaces and hyphens are removed from a phone number', () => {
  shows(phoneDigits, [' (555) 010-0123 '], '5550100123');
  shows(phoneDigits, ['+1 555.010'], '+1555.010');
});

test('DOM-054 DOM-146 a phone number consists of digits only, at least ten of them', () => {
  for (const phone of ['5550100123', '(555) 010-0123', '15550100123']) shows(isPhone, [phone], true);
  for (const phone of ['', '555010012', '555 010 012', '555010012x', '5550100123x', '+15550100123', '555.010.0123']) {
    shows(isPhone, [phone], false);
  }
});

test('DOM-055 DOM-146 a phone number of ten digits is formatted as (###) ###-####', () => {
  shows(formatPhone, ['5550100123'], '(555) 010-0123');
  shows(formatPhone, ['555 010-0123'], '(555) 010-0123');
});

test('any other phone number is returned unchanged', () => {
  for (const phone of ['15550100123', '555010012', '', '555010012x']) shows(formatPhone, [phone], phone);
});

test('formatting a phone number loses no digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9() -]{0,16}$/), (phone) => {
      expect(phoneDigits(formatPhone(phone))).toBe(phoneDigits(phone));
    }),
  );
});
