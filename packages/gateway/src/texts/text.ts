import type { Localized } from './localized.ts';

/** The same text in English and French, each written in its own language. */
export type Pair = readonly [en: string, fr: string];

/** What a text may name in braces. */
export type Facts = Readonly<Record<string, Pair>>;

/**
 * A text with its braces filled, in both languages, with each language's typography.
 *
 * @throws {RangeError} when the text names a fact that does not exist
 */
export function write([en, fr]: Pair, facts: Facts = {}): Localized {
  return typeset([fill(en, facts, 0), fill(fr, facts, 1)]);
}

/** A text in both languages, each with its own quotes and with the spaces that must not break. */
const typeset = ([en, fr]: Pair): Localized => ({ en: english(en), fr: french(fr) });

/** Values in a row, of which the first has a capital: `Wall, shower floor`. */
export function listed([first = '', ...others]: readonly string[]): string {
  return [first, ...others.map((text) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()))].join(
    ', ',
  );
}

/** The facts named in a text's braces. */
export function factsOf([en]: Pair): string[] {
  return [...en.matchAll(/\{(\w+)\}/g)].map(([, fact]) => String(fact).replace(/^\w/, (first) => first.toLowerCase()));
}

/** `{spout}` becomes the fact; `{Spout}` the same with a capital at its start. */
function fill(text: string, facts: Facts, language: 0 | 1): string {
  return text.replaceAll(/\{(\w+)\}/g, (brace, name: string, at: number) => {
    const fact = facts[name] ?? facts[name.replace(/^\w/, (first) => first.toLowerCase())];
    if (fact === undefined) throw new RangeError(`the text "${text}" names "${name}", which there is not`);
    const phrase = name in facts ? fact[language] : fact[language].replace(/^\p{L}/u, (first) => first.toUpperCase());
    // what a comma opened inside the phrase, a comma closes before the sentence goes on
    return phrase.includes(', ') && /^ \p{L}/u.test(text.slice(at + brace.length)) ? `${phrase},` : phrase;
  });
}

function english(text: string): string {
  return kept(text.replaceAll("'", '’').replaceAll('in..', 'in.'));
}

/** French sets a space that does not break before high punctuation, a narrow one before some, and between thousands. */
function french(text: string): string {
  const spaced = text
    .replaceAll("'", '’')
    .replaceAll(/ ([:%»])/g, '\u00a0$1')
    .replaceAll(/ ([;?!])/g, '\u202f$1')
    .replaceAll('« ', '«\u00a0')
    .replaceAll(/(\d) (?=\d{3}(?!\d))/g, '$1\u202f');
  return kept(spaced);
}

const units = '°[CF]|in\\.|ft|sq|lb|oz|psi|gpm|gpf|V|W|mm|cm|m|kg|g|L|bar|po|pi|h';
const beforeUnit = new RegExp(`(?<=\\d) (?=(?:\\d+/\\d+ )?(?:${units})(?![\\p{L}\\d]))`, 'gu');

/** A figure and its unit stay on one line, and so do an inch and its fraction, and a length and its width. */
function kept(text: string): string {
  return text
    .replaceAll(beforeUnit, '\u00a0')
    .replaceAll(/(\d) (?=\d{1,3}\/\d)/g, '$1\u00a0')
    .replaceAll(/(\d) ([x×]) (?=\d)/g, '$1\u00a0$2\u00a0');
}
