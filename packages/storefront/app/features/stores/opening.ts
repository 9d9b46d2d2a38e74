import type { DayHours } from '@basin/domain';
import { weekdays } from './weekdays.ts';

/** Whether a store is open at a moment, and when that changes. */
export type Opening = { readonly today: string } & (
  | { readonly isOpen: true; readonly until: string }
  | { readonly isOpen: false; readonly opens: { readonly day: string; readonly at: string } | undefined }
);

/** Returns whether a store is open at a time of its own: until when, or the weekday and time at which it opens next. */
export function openingAt(
  hours: readonly DayHours[],
  { day: today, time }: { readonly day: string; readonly time: string },
): Opening {
  const hoursOf = (day: string) => hours.find((each) => each.day === day);
  const current = hoursOf(today);
  if (current && current.open <= time && time < current.close) return { today, isOpen: true, until: current.close };
  if (current && time < current.open) return { today, isOpen: false, opens: { day: today, at: current.open } };
  const tomorrow = weekdays.indexOf(today) + 1;
  const nextDays = weekdays.map((_, index) => weekdays[(tomorrow + index) % weekdays.length] ?? '');
  const next = nextDays.map(hoursOf).find((each) => each !== undefined);
  return { today, isOpen: false, opens: next && { day: next.day, at: next.open } };
}
