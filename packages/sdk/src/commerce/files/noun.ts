import { createUpload } from '../../client/upload.ts';
import { assetCalls } from '../../contract/assets.ts';
import { clientOptionsFrom } from '../../create-calls.ts';
import type { Noun } from '../noun.ts';
import { createFiles, type Files, type FilesNounCalls } from './files.ts';

/** File uploads and downloads: upload with progress, get, zip. */
export const files: Noun<FilesNounCalls, Files> = {
  areas: { assets: assetCalls },
  create: ({ assets }, { session, options }) =>
    createFiles({ assets: { ...assets, upload: createUpload({ ...clientOptionsFrom(options), session }) } }),
};
