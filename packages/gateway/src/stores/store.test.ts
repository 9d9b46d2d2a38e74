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

test('a second opening on the same day is rejected, because the shop would not show it', () => {
  const [store] = demoStores();
  const hours = [
    { day: 1, opens: '10:00', closes: '13:00' },
    { day: 1, opens: '14:00', closes: '18:00' },
  ];
  expect(storeSchema.safeParse({ ...store, hours: hours.slice(0, 1) }).success).toBe(true);
  expect(storeSchema.safeParse({ ...store, hours }).error?.issues).toMatchObject([
    { path: ['hours'], message: 'name a day twice: a day has one opening and one closing time' },
  ]);
});
