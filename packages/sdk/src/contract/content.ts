import * as z from 'zod/mini';
import { call } from './call.ts';
import { pageModelSchema } from './page-model.ts';
import { errorBodySchema } from './error-body.ts';
import { anyText, isPathPart, matching } from './values.ts';
import { decodeWith } from './decode-with.ts';
import { byName } from './by-name.ts';

const textsSchema = byName(anyText);

/** Texts by key. */
export const dictionarySchema = decodeWith(
  textsSchema,
  (texts: Record<string, string>) => new Map(Object.entries(texts)),
);

/** A page path: it begins with a slash, and no segment of it leads elsewhere. */
export const pagePathSchema = z.string().check(
  z.maxLength(1024),
  z.refine((path) => path.startsWith('/') && path.slice(1).split('/').every(isPathPart)),
);

/** Content that the author system publishes. */
export const contentCalls = {
  /** Returns the texts of a language, such as `en`; a 404 for a language without texts. */
  dictionary: call({
    number: 9,
    key: 'dictionary',
    system: 'author',
    method: 'GET',
    path: '/libs/cq/i18n/dict.{locale}.json',
    auth: 'none',
    params: z.strictObject({ locale: matching(/^[a-z]{2}$/) }),
    response: dictionarySchema,
    errors: { 404: errorBodySchema },
  }),
  /** Returns a page: its parts and the data of its head. */
  pageModel: call({
    number: 10,
    key: 'pageModel',
    system: 'author',
    method: 'GET',
    path: '{pagePath}.model.json',
    auth: 'none',
    params: z.strictObject({ pagePath: pagePathSchema }),
    query: z.strictObject({ wcmmode: z.optional(z.literal(['disabled', 'preview', 'edit'])) }),
    response: pageModelSchema,
    // 401 and 403 are returned to an editor whose preview session has ended
    errors: { 401: z.unknown(), 403: z.unknown(), 404: z.unknown() },
  }),
};
