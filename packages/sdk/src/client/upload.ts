import { createClient, type CallOptions, type ClientOptions } from './create-client.ts';
import { assetCalls } from '../contract/assets.ts';
import type { AssetsUploadInput, AssetsUploadReply } from '../contract/types.ts';
import { reportingProgress, type OnProgress } from './upload-progress.ts';

/** The request of an upload, with a progress listener. */
export interface UploadInput extends AssetsUploadInput, CallOptions {
  readonly onProgress?: OnProgress | undefined;
}

/** Uploads a file and reports its progress. */
export type Upload = (input: UploadInput) => Promise<AssetsUploadReply>;

/** Creates the upload of a client, with progress. */
export function createUpload(options: ClientOptions): Upload {
  return ({ onProgress, ...input }) => {
    const fetch = typeof options.fetch === 'function' ? options.fetch : options.fetch?.gateway;
    const reporting = onProgress ? { fetch: reportingProgress(onProgress, fetch) } : {};
    const { assets } = createClient({ assets: { upload: assetCalls.upload } }, { ...options, ...reporting });
    return assets.upload(input);
  };
}
