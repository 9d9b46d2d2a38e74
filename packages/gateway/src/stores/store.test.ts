import { expect, test } from 'vitest';
import { demoStores } from '../demonstration/demo-stores.ts';
import { storeSchema } from './store.ts';

test('the hours of a store are times such as 09:30, with which its opening and its appointments are computed', () => {
  const [store] = demoStores();
  const isAccepted = (opens: string, closes = '24:00') =>
    storeSchema.safeParse({ ...store, hours: [{ day: 1, opens, closes }] }).success;
  expect(['09:30', '00:00'].map((time) => isAccepted(time))).toEqual([true, true]);
  for (const time of ['9:30', '9 AM', '09:60', '25:00', '']) expect(isAccepted(time)).toBe(false);
});
