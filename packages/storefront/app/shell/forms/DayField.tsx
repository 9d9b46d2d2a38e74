import { localeTag } from '@basin/domain';
import { DateField } from '@basin/react-ui';
import { dayFormat } from '../texts/day-format.ts';
import { useLanguage } from '../texts/TextsProvider.tsx';
import { useField, type FieldProps } from './use-field.ts';

/** Formats a date: "Tuesday, March 10, 2026". */
const longDay = (day: string, tag: string) => dayFormat(tag, { dateStyle: 'full', timeZone: 'UTC' })(new Date(day));

/** A date field with the date written out beside it. */
export function DayField(props: FieldProps) {
  const { locale } = useLanguage();
  return <DateField {...useField(props)} valueText={(day) => longDay(day, localeTag(locale))} />;
}
