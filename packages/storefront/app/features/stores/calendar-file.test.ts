import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.server.ts';

const entry = {
  id: '101-2026-12-01-10:00@shop.example',
  start: new Date('2026-12-01T15:00:00Z'),
  title: 'Basin Québec',
  place: '12, rue Saint-Jean; Québec',
  description: '(418) 555-0123',
  createdAt: new Date('2026-11-22T13:00:00Z'),
};
const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('UI-032 an appointment in a calendar file lasts one hour in every time zone, and its texts are escaped', () => {
  expect(lines(calendarFile(entry))).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Basin//Appointments//EN', 'BEGIN:VEVENT'],
    'UID:101-2026-12-01-10:00@shop.example',
    ...['DTSTAMP:20261122T130000Z', 'DTSTART:20261201T150000Z', 'DTEND:20261201T160000Z', 'SUMMARY:Basin Québec'],
    String.raw`LOCATION:12\, rue Saint-Jean\; Québec`,
    'DESCRIPTION:(418) 555-0123',
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ]);
});

test('UI-032 no line of a calendar file exceeds 75 octets', () => {
  const file = calendarFile({
    ...entry,
    title: 'é'.repeat(200),
    place: '語'.repeat(200),
    description: '🛁'.repeat(200),
  });
  const longest = Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)));
  expect(longest).toBeLessThanOrEqual(75);
  expect(lines(file)).toContain(`LOCATION:${'語'.repeat(200)}`);
  expect(lines(file)).toContain(`DESCRIPTION:${'🛁'.repeat(200)}`);
});
