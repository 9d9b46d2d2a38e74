import { type ByLocale, type Locale } from '@basin/domain';
import { byLocale } from '../texts/by-locale.ts';
import * as z from 'zod';
import { wordsOf } from './fold-text.ts';

const rowSchema = z.strictObject({
  /** Words and phrases that shoppers type. */
  words: z.array(z.string().min(1)).min(1),
  /** The catalogue's terms, which are searched in addition. Without it the words are synonyms of one another. */
  means: z.array(z.string().min(1)).optional(),
  /** The terms to search instead, for words that the catalogue uses in another sense. */
  instead: z.array(z.string().min(1)).optional(),
  /** The names in this language of categories whose products come first. */
  first: z.array(z.string().min(1)).optional(),
});

/** The synonyms of a language, as editors write them. */
export const synonymsSchema = z.object({ synonyms: z.array(rowSchema) });
export type SynonymRow = z.output<typeof rowSchema>;

/** A search term with its alternatives, as typed first. All words of an alternative must match. */
export type Term = readonly (readonly string[])[];

/** A shopper's input, analysed in a language. */
export interface TypedText {
  readonly terms: readonly Term[];
  /**
   * Words that may name a category on their own: not "valve" in "fill valve", for which a synonym names the category.
   */
  readonly alone: ReadonlySet<string>;
  /** The folded names of categories whose products come first. */
  readonly first: readonly string[];
}

/** The known phrases that start with unfinished words. */
export interface CompletedPhrase {
  /** The folded names of categories whose products come first. */
  readonly first: readonly string[];
  /** The number of typed words, the last of which is unfinished. */
  readonly length: number;
}

interface Synonym {
  readonly alternatives: Term;
  readonly first: readonly string[];
}

const maxWords = 16;

/** The letters from which one word on its own is completed. */
export const minCompleted = 3;

/** Analyses shoppers' input in a language with its synonyms; the longest known phrase is preferred to its words. */
export class Synonyms {
  readonly #locale: Locale;
  readonly #synonyms = new Map<string, Synonym>();
  #longestPhrase = 1;

  constructor(rows: readonly SynonymRow[], locale: Locale) {
    this.#locale = locale;
    for (const { words, instead, means = words, first = [] } of rows) {
      const alternatives = (instead ?? means).map((each) => wordsOf(each, locale));
      for (const phrase of words.map((each) => wordsOf(each, locale)))
        this.#add(phrase, {
          alternatives: instead ? alternatives : [phrase, ...alternatives],
          first: first.map(this.#fold),
        });
    }
  }

  read(text: string): TypedText {
    const words = wordsOf(text, this.#locale).slice(0, maxWords);
    const terms = new Map<string, Term>();
    const first: string[] = [];
    const alone = new Set<string>();
    for (let at = 0; at < words.length;) {
      const { phrase, synonym } = this.#phraseAt(words, at);
      const alternatives = unique(synonym?.alternatives ?? [phrase]);
      terms.set(phrase.join(' '), alternatives);
      for (const alternative of alternatives)
        if (alternative.length === 1 || !synonym?.first.length) for (const word of alternative) alone.add(word);
      first.push(...(synonym?.first ?? []));
      at += phrase.length;
    }
    return { terms: [...terms.values()], alone, first };
  }

  /** Returns the categories that rank first for the longest unfinished phrase at the end of a text. */
  complete(text: string): CompletedPhrase {
    const words = wordsOf(text, this.#locale).slice(-this.#longestPhrase);
    for (let length = words.length; length > 0; length--) {
      const begun = words.slice(-length).join(' ');
      if (length === 1 && begun.length < minCompleted) break;
      const first = [...this.#synonyms].flatMap(([phrase, synonym]) => (phrase.startsWith(begun) ? synonym.first : []));
      if (first.length > 0) return { first: [...new Set(first)], length };
    }
    return { first: [], length: 0 };
  }

  #phraseAt(words: readonly string[], at: number): { phrase: readonly string[]; synonym?: Synonym | undefined } {
    for (let length = this.#longestPhrase; length > 1; length--) {
      const phrase = words.slice(at, at + length);
      const synonym = this.#synonyms.get(phrase.join(' '));
      if (synonym && phrase.length === length) return { phrase, synonym };
    }
    const phrase = words.slice(at, at + 1);
    return { phrase, synonym: this.#synonyms.get(phrase.join(' ')) };
  }

  #add(phrase: readonly string[], { alternatives, first }: Synonym): void {
    const key = phrase.join(' ');
    const known = this.#synonyms.get(key);
    this.#synonyms.set(key, {
      alternatives: [...(known?.alternatives ?? []), ...alternatives],
      first: [...(known?.first ?? []), ...first],
    });
    this.#longestPhrase = Math.max(this.#longestPhrase, phrase.length);
  }

  readonly #fold = (text: string): string => wordsOf(text, this.#locale).join(' ');
}

/** The synonyms by language. */
export type Vocabulary = ByLocale<Synonyms>;

/** A vocabulary without synonyms. */
export const noSynonyms: Vocabulary = vocabularyOf(() => []);

export function vocabularyOf(rows: (locale: Locale) => readonly SynonymRow[]): Vocabulary {
  return byLocale((locale) => new Synonyms(rows(locale), locale));
}

function unique(alternatives: Term): Term {
  return [...new Map(alternatives.map((words) => [words.join(' '), words])).values()].filter(
    ({ length }) => length > 0,
  );
}
