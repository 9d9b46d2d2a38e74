import { hourAfter } from './appointment-offer.server.ts';

/** An hour in a calendar, in the local time of the place. */
export interface CalendarEntry {
  /** The same for the same appointment, so that a calendar takes it once. */
  readonly id: string;
  /** As `2026-12-01`. */
  readonly day: string;
  /** As `10:00`. */
  readonly time: string;
  readonly title: string;
  readonly place: string;
  /** When the file was made. */
  readonly made: Date;
}

/** Returns the entry as an iCalendar file. @see RFC 5545 */
export const calendarFile = ({ id, day, time, title, place, made }: CalendarEntry): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Basin//Appointments//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${compact(made.toISOString().slice(0, 19))}Z`,
    `DTSTART:${compact(`${day}T${time}:00`)}`,
    `DTEND:${compact(`${day}T${hourAfter(time)}:00`)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');

const compact = (instant: string): string => instant.replaceAll(/[-:]/g, '');

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** A line of at most 75 octets goes on in the next, behind a space; 24 letters of any script fit. */
const folded = (line: string): string => line.replaceAll(/[\s\S]{24}(?=[\s\S])/gu, '$&\r\n ');
