import { expect, test } from 'vitest';
import { storeTimeZone } from './store-time-zone.ts';

test('a showroom’s time zone is that of its state or province', () => {
  expect(['IL', 'AZ', 'BC', 'QC'].map(storeTimeZone)).toEqual([
    'America/Chicago',
    'America/Phoenix',
    'America/Los_Angeles',
    'America/New_York',
  ]);
});
