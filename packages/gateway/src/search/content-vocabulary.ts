import { locales, type Locale } from '@basin/domain';
import { readDocument } from '../content/index.ts';
import type { Db } from '../database/database.ts';
import { cacheFor } from './cache-for.ts';
import { synonymsSchema, vocabularyOf, type SynonymRow, type Vocabulary } from './synonyms.ts';

const cacheMs = 30_000;

/** Returns the synonyms that editors maintain under `/settings/{locale}/synonyms`, cached for 30 seconds. */
export function contentVocabulary(db: Db): () => Promise<Vocabulary> {
  return cacheFor(cacheMs, async () => {
    const rows = await Promise.all(locales.map(async (locale) => [locale, await synonymRows(db, locale)] as const));
    const byLocale = new Map(rows);
    return vocabularyOf((locale) => byLocale.get(locale) ?? []);
  });
}

async function synonymRows(db: Db, locale: Locale): Promise<readonly SynonymRow[]> {
  const document = await readDocument(db, `/settings/${locale}/synonyms`);
  return document ? synonymsSchema.parse(document).synonyms : [];
}
