import { downloadable } from '@basin/domain';
import type { AssetsCalls } from '../../calls.ts';
import { nullOn } from '../../client/errors.ts';
import type { OnProgress } from '../../client/upload-progress.ts';
import type { Upload } from '../../client/upload.ts';
import type { FileReply } from '../../contract/call.ts';

/** Files to and from the shop. */
export interface Files {
  /** Sends a file and says where it is kept; one of the same name for the same form takes its place. */
  readonly upload: (file: Blob, wanted: UploadFile) => Promise<UploadedFile>;
  /** A file that this shopper sent, by its id; null when there is none. */
  readonly get: (id: string) => Promise<FileReply | null>;
  /** Several files as one archive, without addresses that are no files; null when none is left. */
  readonly zip: (wanted: ZipFiles) => Promise<FileReply | null>;
  /** A page of the printed catalogue as a PDF, 1 is the first; null when there is none. */
  readonly cataloguePage: (page: number) => Promise<FileReply | null>;
}

/** What a file is called, and which form it belongs to. */
export interface UploadFile {
  /** With its ending, such as `receipt.pdf`. */
  readonly name: string;
  /** Such as `registration`. */
  readonly form: string;
  /** Called with the bytes sent so far. */
  readonly onProgress?: OnProgress | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Where a file is kept. */
export interface UploadedFile {
  readonly id: string;
  /** By which a form names it. */
  readonly url: string;
}

/** Files to put into one archive. */
export interface ZipFiles {
  /** Of the archive, such as `drawings.zip`. */
  readonly name: string;
  readonly urls: readonly string[];
}

/** The calls that files are made of; the upload reports its progress. */
export interface FilesNounCalls {
  readonly assets: Pick<AssetsCalls, 'get' | 'zip' | 'catalogPdf'> & { readonly upload: Upload };
}

/** Whose files they are. */
export interface FilesOptions {
  /** The brand `basin` unless given. */
  readonly brand?: string | undefined;
}

/** Files to and from the shop over the calls given. @see wire reference §71, §72, §73 */
export const createFiles = ({ assets }: FilesNounCalls, { brand = 'basin' }: FilesOptions = {}): Files => ({
  async upload(body, { name: fileName, form: formAsset, ...options }) {
    const { assetId: id, url } = await assets.upload({ query: { fileName, formAsset, brand }, body, ...options });
    return { id, url };
  },
  get: (assetId) => assets.get({ params: { assetId } }).catch(nullOn(404)),
  async zip({ name: downloadFileName, urls }) {
    const files = downloadable(urls);
    return files.length === 0 ? null : assets.zip({ body: { downloadFileName, files } });
  },
  cataloguePage: (page) => assets.catalogPdf({ query: { page } }).catch(nullOn(404)),
});
