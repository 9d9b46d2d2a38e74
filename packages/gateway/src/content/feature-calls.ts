import { defaultLanguage } from '@basin/domain';
import { contract, siteConfigSchema } from '@basin/sdk/contract';
import { readDocument } from './author.ts';
import { parseSitePath, unknownLanguageText } from './content-path.ts';
import { notFound } from '../http/http-problem.ts';
import { implement } from '../http/implement.ts';

/** Returns the feature flags in the configuration of the path's language, or of the default language without one. */
export const featureHandlers = implement(contract.features, {
  async list({ db, query: { path = '' } }) {
    const unknownLanguage = unknownLanguageText(path);
    if (unknownLanguage) throw notFound(unknownLanguage);
    const locale = parseSitePath(path)?.locale ?? defaultLanguage;
    const configuration = await readDocument(db, `/settings/${locale}/configuration`);
    if (!configuration) throw notFound(`There is no configuration for the language '${locale}'.`);
    return { flags: siteConfigSchema.parse(configuration).general.featureFlags };
  },
});
