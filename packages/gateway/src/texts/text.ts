import { defaultLanguage, type Locale } from '@basin/domain';
import { byLocale } from './by-locale.ts';
import { fillText } from './fill-text.ts';
import type { Localized } from './localized.ts';
import { typeset } from './typeset.ts';

/** Returns a text in a language of the shop. */
export type Text = (locale: Locale) => string;

/** The values of a text's placeholders. */
export type Facts = Readonly<Record<string, Text>>;

/**
 * Fills a text's placeholders and applies typography, in every language of the shop.
 *
 * @throws {RangeError} for a placeholder without a value
 */
export const localize = (text: Text, facts: Facts = {}): Localized =>
  byLocale((locale) => typeset(fill(text(locale), facts, locale), locale));

/** Fills some of a text's placeholders with the same values in every language; the others are left unchanged. */
export const withValues =
  (text: Text, values: Readonly<Record<string, string>>): Text =>
  (locale) =>
    fillText(text(locale), values);

/** Joins values with commas, capitalizing only the first: `Wall, shower floor`. */
export function joinValues([first = '', ...others]: readonly string[]): string {
  return [first, ...others.map((text) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()))].join(
    ', ',
  );
}

/** Returns the placeholders of a text. */
export function placeholdersOf(text: Text): string[] {
  return [...text(defaultLanguage).matchAll(/\{(\w+)\}/g)].map(([, fact]) =>
    String(fact).replace(/^\w/, (first) => first.toLowerCase()),
  );
}

/** Replaces `{spout}` with its value, and `{Spout}` with the capitalized value. */
function fill(text: string, facts: Facts, locale: Locale): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string, at: number) => {
    const fact = facts[name] ?? facts[name.replace(/^\w/, (first) => first.toLowerCase())];
    if (fact === undefined) throw new RangeError(`the text "${text}" has the unknown placeholder {${name}}`);
    const phrase = name in facts ? fact(locale) : fact(locale).replace(/^\p{L}/u, (first) => first.toUpperCase());
    // closes a clause that a comma opened inside the phrase
    return phrase.includes(', ') && /^ \p{L}/u.test(text.slice(at + placeholder.length)) ? `${phrase},` : phrase;
  });
}
