import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { plainAmount } from './plain-amount.ts';

test('a typed amount may have a decimal comma or point, and separators of thousands', () => {
  shows(plainAmount, ['3,5', 'm'], '3.5');
  shows(plainAmount, ['2,125', 'm'], '2.125');
  shows(plainAmount, ['1 200,5', 'm'], '1200.5');
  shows(plainAmount, ['84.5', 'ft'], '84.5');
  shows(plainAmount, ['84,5', 'ft'], '84.5');
  shows(plainAmount, ['1,200', 'ft'], '1200');
  shows(plainAmount, ['1,200.5', 'ft'], '1200.5');
});

test('text that is no amount stays as it is', () => {
  shows(plainAmount, ['', 'm'], '');
  shows(plainAmount, ['ten', 'ft'], 'ten');
  shows(plainAmount, ['1,2,3', 'm'], '1,2,3');
});
