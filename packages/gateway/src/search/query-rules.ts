import type { Locale } from '@basin/domain';
import * as z from 'zod';
import { readDocument } from '../content/index.ts';
import type { Db } from '../database/database.ts';
import { wordsOf } from './fold-text.ts';

/** Returns the path that a shopper's words redirect to, or undefined to show results. */
export type QueryRules = (text: string, locale: Locale) => Promise<string | undefined>;

/** The query rules of a language, as editors write them. */
export const queryRulesSchema = z.object({
  rules: z.array(z.object({ words: z.array(z.string()), path: z.string() })),
});

/** Applies the rules that editors maintain under `/settings/{locale}/query-rules`. */
export function queryRules(db: Db): QueryRules {
  return async (text, locale) => {
    const typed = foldPhrase(text, locale);
    if (typed === '') return undefined; // words of a rule can fold to nothing, too
    const document = await readDocument(db, `/settings/${locale}/query-rules`);
    if (!document) return undefined;
    return queryRulesSchema
      .parse(document)
      .rules.find(({ words }) => words.some((phrase) => foldPhrase(phrase, locale) === typed))?.path;
  };
}

const foldPhrase = (text: string, locale: Locale): string => wordsOf(text, locale).join(' ');
