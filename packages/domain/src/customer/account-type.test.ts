import { expect, test } from 'vitest';
import { accountTypes } from './account-type.ts';

test('DOM-002 customers sign up as homeowner, professional or trade', () => {
  expect(accountTypes).toEqual(['homeowner', 'professional', 'trade']);
});
