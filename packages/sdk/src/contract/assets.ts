import * as z from 'zod/mini';
import { call } from './call.ts';
import { fileReply } from './file-reply.ts';
import { errorBodySchema } from './error-body.ts';
import { anyText, integer, pathPartSchema, someText, text, wholeNumber } from './values.ts';

/** Letters of any language and the usual signs of file names: no slashes, quotes, controls or direction marks. */
const isFileName = (name: string): boolean => /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_ .,()'’&+-]*$/u.test(name);
const fileNameSchema = z.string().check(z.maxLength(128), z.refine(isFileName));

/** File uploads and downloads. */
export const assetCalls = {
  /** Stores a file under a name; it replaces a file of that name that no form refers to. */
  upload: call({
    number: 71,
    key: 'assetUpload',
    system: 'gateway',
    method: 'PUT',
    path: '/assets/upload',
    auth: 'guest',
    repeatable: true,
    query: z.strictObject({ fileName: fileNameSchema, formAsset: text(64), brand: someText(64) }),
    body: z.custom<Blob>((value) => value instanceof Blob),
    bodyType: 'file',
    response: z.object({ url: anyText, assetId: anyText }),
    status: [200, 201],
    errors: { 413: errorBodySchema, 415: errorBodySchema, 429: errorBodySchema },
  }),
  /** Returns a stored file to the caller who uploaded it. */
  get: call({
    number: 71,
    key: 'assetUpload',
    system: 'gateway',
    method: 'GET',
    path: '/assets/upload/{assetId}',
    auth: 'guest',
    params: z.strictObject({ assetId: pathPartSchema }),
    ...fileReply,
    errors: { 404: errorBodySchema },
  }),
  /** Returns several files as one archive. */
  zip: call({
    number: 72,
    key: 'zipDownload',
    system: 'gateway',
    method: 'POST',
    path: '/assets/zip-download',
    auth: 'guest',
    repeatable: true,
    body: z.strictObject({
      downloadFileName: fileNameSchema,
      files: z.array(z.string().check(z.maxLength(2048), z.regex(/http/))).check(z.minLength(1), z.maxLength(50)),
    }),
    ...fileReply,
    errors: { 400: errorBodySchema },
  }),
  /** Returns a page of the printed catalogue. */
  catalogPdf: call({
    number: 73,
    key: 'pdfDownload',
    system: 'gateway',
    method: 'GET',
    path: '/catalog/pdf-file-download',
    auth: 'guest',
    query: z.strictObject({ page: wholeNumber(1, 10_000) }),
    ...fileReply,
    errors: { 404: errorBodySchema },
  }),
  /** Returns the pages of the printed catalogue, and where each category begins. Beyond the wire reference. */
  catalogContents: call({
    number: 92,
    key: 'catalogContents',
    system: 'gateway',
    method: 'GET',
    path: '/catalog/contents',
    auth: 'guest',
    response: z.object({
      pages: integer,
      categories: z.array(z.object({ section: anyText, category: anyText, page: integer })),
    }),
    errors: { 404: errorBodySchema },
  }),
};
