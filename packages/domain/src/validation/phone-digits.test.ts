import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { phoneDigits } from './phone-digits.ts';

test('DOM-146 parentheses, spaces and hyphens are removed from a phone number', () => {
  shows(phoneDigits, [' (555) 010-0123 '], '5550100123');
  shows(phoneDigits, ['+1 555.010'], '+1555.010');
});
