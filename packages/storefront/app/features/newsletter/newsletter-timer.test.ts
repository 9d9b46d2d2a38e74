import { expect, test } from 'vitest';
import { msUntilDue } from './newsletter-timer.ts';

test.each([
  ['on a first page that hydrated after a second', 1000, 8000],
  ['on a second page', 6000, 3000],
  ['on a page that was read for long before it hydrated, not in the moment of a press', 60_000, 2000],
])('UI-008 UI-021 the newsletter is offered nine seconds into the visit: %s', (_, visitedFor, wait) => {
  expect(msUntilDue({ seconds: 9, visitedFor })).toBe(wait);
});
