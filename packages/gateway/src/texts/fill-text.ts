import { localeTag, type Locale } from '@basin/domain';

/** A text by plural category; a language has those of its own rules, `other` among them. */
export type PluralTexts = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

const rules = new Map<string, Intl.PluralRules>();

/** Returns the plural category of a count in a language: of 2, `few` in Polish and `other` in English. */
function pluralCategory(count: number, locale: Locale): Intl.LDMLPluralRule {
  const tag = localeTag(locale);
  const rule = rules.get(tag) ?? new Intl.PluralRules(tag);
  rules.set(tag, rule);
  return rule.select(count);
}

/** Returns the text for a count, with its `{count}` filled; the `other` text where the category has none. */
export function pluralText(texts: PluralTexts, count: number, locale: Locale): string {
  const text = texts[pluralCategory(count, locale)] ?? texts.other ?? '';
  return fillText(text, { count: new Intl.NumberFormat(localeTag(locale)).format(count) });
}

/** Fills a text's `{placeholders}`; one without a value stays as it is. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? placeholder) : placeholder,
  );
}
