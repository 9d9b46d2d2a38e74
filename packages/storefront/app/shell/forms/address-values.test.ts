import { expect, test } from 'vitest';
import { addressValues } from './address-values.ts';

test('DOM-055 a form shows the phone number of a saved address as (xxx) xxx-xxxx', () => {
  expect(addressValues({ phone: '5550100123' })).toEqual({ phone: '(555) 010-0123' });
  expect(addressValues({ phone: '445550100123', city: null })).toEqual({ phone: '445550100123' });
  expect(addressValues({ phone: null })).toEqual({});
});
