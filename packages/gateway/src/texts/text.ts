import { defaultLanguage, type Locale } from '@basin/domain';
import { byLocale } from './by-locale.ts';
import { fillText } from './fill-text.ts';
import type { Localized } from './localized.ts';
import { typeset } from './typeset.ts';

/** A text, read in a language of the shop. */
export type Text = (locale: Locale) => string;

/** What a text may name in braces. */
export type Facts = Readonly<Record<string, Text>>;

/**
 * A text with its braces filled, in every language of the shop, with the typography of each.
 *
 * @throws {RangeError} when the text names a fact that does not exist
 */
export const write = (text: Text, facts: Facts = {}): Localized =>
  byLocale((locale) => typeset(fill(text(locale), facts, locale), locale));

/** A text with some of its braces filled by the same words in every language; the others stay. */
export const filled =
  (text: Text, values: Readonly<Record<string, string>>): Text =>
  (locale) =>
    fillText(text(locale), values);

/** Values in a row, of which the first has a capital: `Wall, shower floor`. */
export function listed([first = '', ...others]: readonly string[]): string {
  return [first, ...others.map((text) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()))].join(
    ', ',
  );
}

/** The facts named in a text's braces. */
export function factsOf(text: Text): string[] {
  return [...text(defaultLanguage).matchAll(/\{(\w+)\}/g)].map(([, fact]) =>
    String(fact).replace(/^\w/, (first) => first.toLowerCase()),
  );
}

/** `{spout}` becomes the fact; `{Spout}` the same with a capital at its start. */
function fill(text: string, facts: Facts, locale: Locale): string {
  return text.replaceAll(/\{(\w+)\}/g, (brace, name: string, at: number) => {
    const fact = facts[name] ?? facts[name.replace(/^\w/, (first) => first.toLowerCase())];
    if (fact === undefined) throw new RangeError(`the text "${text}" names "${name}", which there is not`);
    const phrase = name in facts ? fact(locale) : fact(locale).replace(/^\p{L}/u, (first) => first.toUpperCase());
    // what a comma opened inside the phrase, a comma closes before the sentence goes on
    return phrase.includes(', ') && /^ \p{L}/u.test(text.slice(at + brace.length)) ? `${phrase},` : phrase;
  });
}
