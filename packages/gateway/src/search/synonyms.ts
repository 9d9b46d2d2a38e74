import { type ByLocale, type Locale } from '@basin/domain';
import { byLocale } from '../texts/by-locale.ts';
import * as z from 'zod';
import { wordsOf } from './fold-text.ts';

const rowSchema = z.strictObject({
  /** Words and phrases that shoppers type. */
  words: z.array(z.string().min(1)).min(1),
  /** What is searched besides, in the catalogue's own words. Without it the words stand for one another. */
  means: z.array(z.string().min(1)).optional(),
  /** What is searched in their place: for words that the catalogue's texts use in another sense. */
  instead: z.array(z.string().min(1)).optional(),
  /** Categories whose products come first, by their names in this language. */
  first: z.array(z.string().min(1)).optional(),
});

/** The synonyms of one language, as a company writes them. */
export const synonymsSchema = z.object({ synonyms: z.array(rowSchema) });
export type SynonymRow = z.output<typeof rowSchema>;

/** One thing that a shopper names, in every way to say it: as typed first. All words of a way must be there. */
export type Term = readonly (readonly string[])[];

/** What a shopper typed, in one language. */
export interface TypedText {
  readonly terms: readonly Term[];
  /** Words that say by themselves what is meant: not "valve" in "fill valve", for which a synonym names a category. */
  readonly alone: ReadonlySet<string>;
  /** Names of categories, folded, whose products come first. */
  readonly first: readonly string[];
}

interface Meaning {
  readonly ways: Term;
  readonly first: readonly string[];
}

const MOST_WORDS = 16;

/** Reads typed texts of one language with its synonyms; the longest phrase that is known goes before its words. */
export class Synonyms {
  readonly #locale: Locale;
  readonly #meanings = new Map<string, Meaning>();
  #longestPhrase = 1;

  constructor(rows: readonly SynonymRow[], locale: Locale) {
    this.#locale = locale;
    for (const { words, instead, means = words, first = [] } of rows) {
      const ways = (instead ?? means).map((each) => wordsOf(each, locale));
      for (const phrase of words.map((each) => wordsOf(each, locale)))
        this.#add(phrase, { ways: instead ? ways : [phrase, ...ways], first: first.map(this.#fold) });
    }
  }

  read(text: string): TypedText {
    const words = wordsOf(text, this.#locale).slice(0, MOST_WORDS);
    const terms = new Map<string, Term>();
    const first: string[] = [];
    const alone = new Set<string>();
    for (let at = 0; at < words.length;) {
      const { phrase, meaning } = this.#phraseAt(words, at);
      const ways = unique(meaning?.ways ?? [phrase]);
      terms.set(phrase.join(' '), ways);
      for (const way of ways) if (way.length === 1 || !meaning?.first.length) for (const word of way) alone.add(word);
      first.push(...(meaning?.first ?? []));
      at += phrase.length;
    }
    return { terms: [...terms.values()], alone, first };
  }

  #phraseAt(words: readonly string[], at: number): { phrase: readonly string[]; meaning?: Meaning | undefined } {
    for (let length = this.#longestPhrase; length > 1; length--) {
      const phrase = words.slice(at, at + length);
      const meaning = this.#meanings.get(phrase.join(' '));
      if (meaning && phrase.length === length) return { phrase, meaning };
    }
    const phrase = words.slice(at, at + 1);
    return { phrase, meaning: this.#meanings.get(phrase.join(' ')) };
  }

  #add(phrase: readonly string[], { ways, first }: Meaning): void {
    const key = phrase.join(' ');
    const known = this.#meanings.get(key);
    this.#meanings.set(key, {
      ways: [...(known?.ways ?? []), ...ways],
      first: [...(known?.first ?? []), ...first],
    });
    this.#longestPhrase = Math.max(this.#longestPhrase, phrase.length);
  }

  readonly #fold = (text: string): string => wordsOf(text, this.#locale).join(' ');
}

/** The synonyms of every language. */
export type Vocabulary = ByLocale<Synonyms>;

/** Typed words as they are. */
export const noSynonyms: Vocabulary = vocabularyOf(() => []);

export function vocabularyOf(rows: (locale: Locale) => readonly SynonymRow[]): Vocabulary {
  return byLocale((locale) => new Synonyms(rows(locale), locale));
}

function unique(ways: Term): Term {
  return [...new Map(ways.map((way) => [way.join(' '), way])).values()].filter((way) => way.length > 0);
}
