import { writtenDay } from '@basin/domain';

/** Returns a function that formats days in a language, such as `December 1, 2026` and `1er décembre 2026`. */
export function dayFormat(languageTag: string, options: Intl.DateTimeFormatOptions): (day: Date) => string {
  const format = new Intl.DateTimeFormat(languageTag, options);
  return (day) => writtenDay(format.format(day), languageTag);
}
