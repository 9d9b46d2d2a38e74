import { expect, test } from 'vitest';
import { openingAt } from './opening.ts';

const hours = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => ({
  day,
  open: '10:00',
  close: '18:00',
}));

test('a showroom is open during its hours, and otherwise opens later that day or on its next open day', () => {
  const at = (day: string, time: string) => openingAt(hours, { day, time });
  expect(at('Tuesday', '10:00')).toEqual({ today: 'Tuesday', isOpen: true, until: '18:00' });
  const tuesday = { day: 'Tuesday', at: '10:00' };
  expect(at('Tuesday', '09:59')).toEqual({ today: 'Tuesday', isOpen: false, opens: tuesday });
  expect(at('Monday', '18:00')).toEqual({ today: 'Monday', isOpen: false, opens: tuesday });
  const monday = { day: 'Monday', at: '10:00' };
  expect(at('Friday', '18:00')).toEqual({ today: 'Friday', isOpen: false, opens: monday });
  expect(at('Sunday', '12:00')).toEqual({ today: 'Sunday', isOpen: false, opens: monday });
  expect(openingAt([], { day: 'Monday', time: '12:00' })).toMatchObject({ isOpen: false, opens: undefined });
});
