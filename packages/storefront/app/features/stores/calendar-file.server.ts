import { hourAfter } from './appointment-offer.server.ts';

/** A one-hour calendar entry, in the place's local time. */
export interface CalendarEntry {
  /** Stable for each appointment, so that a calendar imports it only once. */
  readonly id: string;
  /** Such as `2026-12-01`. */
  readonly day: string;
  /** Such as `10:00`. */
  readonly time: string;
  readonly title: string;
  readonly place: string;
  /** The time at which the file is created. */
  readonly createdAt: Date;
}

/** Returns the entry as an iCalendar file. @see RFC 5545 */
export const calendarFile = ({ id, day, time, title, place, createdAt }: CalendarEntry): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Basin//Appointments//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${compact(createdAt.toISOString().slice(0, 19))}Z`,
    `DTSTART:${compact(`${day}T${time}:00`)}`,
    `DTEND:${compact(`${day}T${hourAfter(time)}:00`)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');

const compact = (instant: string): string => instant.replaceAll(/[-:]/g, '');

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** Folds a line over 75 octets: it continues on the next line after a space. 24 characters of any script fit. */
const foldLine = (line: string): string => line.replaceAll(/[\s\S]{24}(?=[\s\S])/gu, '$&\r\n ');
