import * as z from 'zod/mini';
import { call } from './call.ts';
import { pageModelSchema } from './page-model.ts';
import { errorBodySchema } from './error-body.ts';
import { anyText, isPathPart, matching } from './values.ts';
import { readBy } from './read-by.ts';
import { byName } from './by-name.ts';

const textsSchema = byName(anyText);

/** Texts by key. */
export const dictionarySchema = readBy(textsSchema, (texts: Record<string, string>) => new Map(Object.entries(texts)));

/** A path of a page: it begins with a slash and no part of it leads elsewhere. */
export const pagePathSchema = z.string().check(
  z.maxLength(1024),
  z.refine((path) => path.startsWith('/') && path.slice(1).split('/').every(isPathPart)),
);

/** What the author system publishes. */
export const contentCalls = {
  /** The texts of a language, such as `en`; a language without texts is a 404. */
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
  /** A page: its parts and what its head says. */
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
    // 401 and 403 are answers to an editor whose preview is over
    errors: { 401: z.unknown(), 403: z.unknown(), 404: z.unknown() },
  }),
};
