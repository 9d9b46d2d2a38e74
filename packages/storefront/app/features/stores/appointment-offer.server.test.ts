import type { StoreDetails } from '@basin/sdk';
import { expect, test } from 'vitest';
import { appointmentOffer } from './appointment-offer.server.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function firstDayOf(state: string, now: string) {
  const hours = weekdays.map((day) => ({ day, open: '09:00', close: '17:00' }));
  const store = { businessPartnerNumber: 'BP-1', hours, address: { state } } as unknown as StoreDetails;
  const [first] = appointmentOffer(store, 'en', new Date(now))?.days ?? [];
  return [first?.value, first?.label];
}

test.each([
  ['CA', '2026-12-01T07:59:00Z'],
  ['CA', '2026-11-30T20:00:00Z'],
  ['NY', '2026-12-01T04:59:00Z'],
  ['HI', '2026-12-01T09:59:00Z'],
])('the first day for an appointment in %s is tomorrow in the store’s time zone, at %s', (state, now) => {
  expect(firstDayOf(state, now)).toEqual(['2026-12-01', 'Tuesday, December 1']);
});
