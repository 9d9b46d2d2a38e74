import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { formatPhone } from './format-phone.ts';
import { phoneDigits } from './phone-digits.ts';

test('DOM-055 DOM-146 ten digits are shown as (###) ###-####', () => {
  shows(formatPhone, ['5550100123'], '(555) 010-0123');
  shows(formatPhone, ['555 010-0123'], '(555) 010-0123');
});

test('any other number is shown as given', () => {
  for (const phone of ['15550100123', '555010012', '', '555010012x']) shows(formatPhone, [phone], phone);
});

test('no digit is lost', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9() -]{0,16}$/), (phone) => {
      expect(phoneDigits(formatPhone(phone))).toBe(phoneDigits(phone));
    }),
  );
});
