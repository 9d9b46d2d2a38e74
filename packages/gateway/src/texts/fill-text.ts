import { localeTag, type Locale } from '@basin/domain';

/** Messages by plural category. A language has the categories of its own rules, including `other`. */
export type PluralTexts = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

interface CountFormat {
  readonly rules: Intl.PluralRules;
  readonly numbers: Intl.NumberFormat;
}

/** Cached by language, because creating a format takes a hundred times as long as using it. */
const countFormats = new Map<string, CountFormat>();

function countFormatOf(locale: Locale): CountFormat {
  const tag = localeTag(locale);
  const format = countFormats.get(tag) ?? { rules: new Intl.PluralRules(tag), numbers: new Intl.NumberFormat(tag) };
  countFormats.set(tag, format);
  return format;
}

/** Returns the message for a count with its `{count}` filled, falling back to the category `other`. */
export function pluralText(texts: PluralTexts, count: number, locale: Locale): string {
  const { rules, numbers } = countFormatOf(locale);
  const text = texts[rules.select(count)] ?? texts.other ?? '';
  return fillText(text, { count: numbers.format(count) });
}

/** Fills the `{placeholders}` of a message; one without a value is left unchanged. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? placeholder) : placeholder,
  );
}
