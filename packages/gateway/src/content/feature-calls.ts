import { defaultLanguage } from '@basin/domain';
import { contract } from '@basin/sdk/contract';
import * as z from 'zod';
import { readDocument } from './author.ts';
import { parseSitePath, unknownLanguageText } from './content-path.ts';
import { notFound } from '../http/http-problem.ts';
import { implement } from '../http/implement.ts';

const flagsSchema = z.object({ general: z.object({ featureFlags: z.record(z.string(), z.boolean()) }) });

/** Which features are switched on, as the configuration of the path's language says; English for a path that names no language. */
export const featureHandlers = implement(contract.features, {
  async list({ db, query: { path = '' } }) {
    const unknownLanguage = unknownLanguageText(path);
    if (unknownLanguage) throw notFound(unknownLanguage);
    const locale = parseSitePath(path)?.locale ?? defaultLanguage;
    const configuration = await readDocument(db, `/settings/${locale}/configuration`);
    if (!configuration) throw notFound(`There is no configuration of the language '${locale}'.`);
    return { flags: flagsSchema.parse(configuration).general.featureFlags };
  },
});
