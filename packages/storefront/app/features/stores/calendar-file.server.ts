/** A one-hour calendar entry. */
export interface CalendarEntry {
  /** Stable for each appointment, so that a calendar imports it only once. */
  readonly id: string;
  readonly start: Date;
  readonly title: string;
  readonly place: string;
  /** Empty for none. */
  readonly description: string;
  /** The time at which the file is created. */
  readonly createdAt: Date;
}

/** Returns the entry as an iCalendar file. @see RFC 5545 */
export const calendarFile = ({ id, start, title, place, description, createdAt }: CalendarEntry): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Basin//Appointments//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${compact(createdAt)}`,
    `DTSTART:${compact(start)}`,
    `DTEND:${compact(new Date(start.getTime() + hourMs))}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');

const hourMs = 60 * 60 * 1000;

/** Returns an instant as `20261201T160000Z`. */
const compact = (instant: Date): string => `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** Folds a line over 75 octets: it continues on the next line after a space. 18 characters of 4 octets each fit. */
const foldLine = (line: string): string => line.replaceAll(/[\s\S]{18}(?=[\s\S])/gu, '$&\r\n ');
