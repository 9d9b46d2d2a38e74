import { createClient, type CallFunction, type ClientOptions } from '../client/create-client.ts';
import { assetCalls } from '../contract/assets.ts';
import { reportingProgress, type OnProgress } from './upload-progress.ts';

type UploadInput = Parameters<CallFunction<typeof assetCalls.upload>>[0];

/** Uploads a file, and tells how far it is. */
export type Upload = (
  input: UploadInput & { readonly onProgress?: OnProgress | undefined },
) => ReturnType<CallFunction<typeof assetCalls.upload>>;

/** The upload of a client, with progress. */
export function createUpload(options: ClientOptions): Upload {
  return ({ onProgress, ...input }) => {
    const fetch = typeof options.fetch === 'function' ? options.fetch : options.fetch?.gateway;
    const reporting = onProgress ? { fetch: reportingProgress(onProgress, fetch) } : {};
    const { assets } = createClient({ assets: { upload: assetCalls.upload } }, { ...options, ...reporting });
    return assets.upload(input);
  };
}
