import { contract } from '@basin/sdk/contract';
import * as z from 'zod';
import { readDocument } from '../content/author.ts';
import { parseSitePath } from '../content/content-path.ts';
import { implement } from '../implement.ts';

const flagsSchema = z.object({ general: z.object({ featureFlags: z.record(z.string(), z.boolean()) }) });

/** Which features are switched on, as the configuration of the path's language says; English without a path. */
export const featureHandlers = implement(contract.features, {
  async list({ db, query: { path = '' } }) {
    const locale = parseSitePath(path)?.locale ?? 'en';
    const configuration = await readDocument(db, `/settings/${locale}/configuration`);
    return { flags: flagsSchema.parse(configuration).general.featureFlags };
  },
});
