import { localeTag, type Locale } from '@basin/domain';

/** A text by plural category; a language has those of its own rules, `other` among them. */
export type PluralTexts = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

interface Counting {
  readonly rules: Intl.PluralRules;
  readonly figures: Intl.NumberFormat;
}

/** By language; building them costs a hundred times a use, and every product counts something. */
const countings = new Map<string, Counting>();

function countingOf(locale: Locale): Counting {
  const tag = localeTag(locale);
  const counting = countings.get(tag) ?? { rules: new Intl.PluralRules(tag), figures: new Intl.NumberFormat(tag) };
  countings.set(tag, counting);
  return counting;
}

/** Returns the text for a count, with its `{count}` filled; the `other` text where the category has none. */
export function pluralText(texts: PluralTexts, count: number, locale: Locale): string {
  const { rules, figures } = countingOf(locale);
  const text = texts[rules.select(count)] ?? texts.other ?? '';
  return fillText(text, { count: figures.format(count) });
}

/** Fills a text's `{placeholders}`; one without a value stays as it is. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? placeholder) : placeholder,
  );
}
