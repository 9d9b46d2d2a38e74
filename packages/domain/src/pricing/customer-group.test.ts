import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { tradePersona, guestPersona } from '../session/persona.ts';
import { customerGroupOf } from './customer-group.ts';

test('DOM-159 customer groups come from semicolon-separated persona:group pairs, and the trade differs from the default', () => {
  const setting = 'GST:guest; TVS : trade';
  shows(customerGroupOf, ['GST', setting], 'guest');
  shows(customerGroupOf, ['TVS', setting], 'trade');
  expect(customerGroupOf(tradePersona, setting)).not.toBe(customerGroupOf(guestPersona, setting));
});

test('a persona without a pair has the group of the guest, else its own code', () => {
  shows(customerGroupOf, ['FAF', 'GST:guest'], 'guest');
  shows(customerGroupOf, ['FAF', ''], 'FAF');
});

test('a broken pair is left out', () => {
  shows(customerGroupOf, ['TVS', 'GST:guest;;TVS;:trade;TVS:'], 'guest');
  shows(customerGroupOf, ['', ':trade'], '');
});
