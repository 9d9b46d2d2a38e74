import { downloadableUrls } from '@basin/domain';
import type { AssetsCalls } from '../../calls.ts';
import { nullOn } from '../../client/errors.ts';
import type { OnProgress } from '../../client/upload-progress.ts';
import type { Upload } from '../../client/upload.ts';
import type { FileReply } from '../../contract/call.ts';
import type { AssetsCatalogContentsReply } from '../../contract/types.ts';

/** File uploads and downloads. */
export interface Files {
  /** Uploads a file and returns its URL; it replaces one of the same name and form, unless a sent form refers to it. */
  readonly upload: (file: Blob, wanted: UploadFile) => Promise<UploadedFile>;
  /** Returns a file that this shopper uploaded, by its id; null for an unknown one. */
  readonly get: (id: string) => Promise<FileReply | null>;
  /** Returns several files as one archive, ignoring URLs that are not files; null when none remain. */
  readonly zip: (wanted: ZipFiles) => Promise<FileReply | null>;
  /** Returns a page of the printed catalogue as a PDF, starting with 1; null for an unknown page. */
  readonly cataloguePage: (page: number) => Promise<FileReply | null>;
  /** Returns the number of pages of the printed catalogue, and where each category begins; null without a catalogue. */
  readonly catalogueContents: () => Promise<AssetsCatalogContentsReply | null>;
}

/** The name of a file, and the form that it belongs to. */
export interface UploadFile {
  /** Including the extension, such as `receipt.pdf`. */
  readonly name: string;
  /** Such as `registration`. */
  readonly form: string;
  /** Called with the bytes sent so far. */
  readonly onProgress?: OnProgress | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** An uploaded file. */
export interface UploadedFile {
  readonly id: string;
  /** The URL by which a form refers to it. */
  readonly url: string;
}

/** Files to put into one archive. */
export interface ZipFiles {
  /** File name of the archive, such as `drawings.zip`. */
  readonly name: string;
  readonly urls: readonly string[];
}

/** The calls that files use; the upload reports its progress. */
export interface FilesNounCalls {
  readonly assets: Pick<AssetsCalls, 'get' | 'zip' | 'catalogPdf' | 'catalogContents'> & { readonly upload: Upload };
}

/** Options of files. */
export interface FilesOptions {
  /** The brand; `basin` by default. */
  readonly brand?: string | undefined;
}

/** Creates file uploads and downloads on the given calls. @see wire reference §71, §72, §73 */
export const createFiles = ({ assets }: FilesNounCalls, { brand = 'basin' }: FilesOptions = {}): Files => ({
  async upload(body, { name: fileName, form: formAsset, ...options }) {
    const { assetId: id, url } = await assets.upload({ query: { fileName, formAsset, brand }, body, ...options });
    return { id, url };
  },
  get: (assetId) => assets.get({ params: { assetId } }).catch(nullOn(404)),
  async zip({ name: downloadFileName, urls }) {
    const files = downloadableUrls(urls);
    return files.length === 0 ? null : assets.zip({ body: { downloadFileName, files } });
  },
  cataloguePage: (page) => assets.catalogPdf({ query: { page } }).catch(nullOn(404)),
  catalogueContents: () => assets.catalogContents({}).catch(nullOn(404)),
});
