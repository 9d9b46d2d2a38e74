import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { isModelNumber } from './is-model-number.ts';

test('DOM-058 a model number has uppercase letters and digits with hyphens or spaces', () => {
  for (const model of ['K-2209-0', 'K 2209 0', '2209', 'ABC']) shows(isModelNumber, [model], true);
  for (const model of ['', 'k-2209', 'K_2209', '-K', 'K-', 'K--1', 'K - 1', ' K', 'É1'])
    shows(isModelNumber, [model], false);
});
