import type { SdkCalls } from '@basin/sdk';

/** Uploads a file with progress and returns the URL that a form refers to. */
export async function uploadFile(sdk: SdkCalls, file: Blob, fileName: string, onPercent: (percent: number) => void) {
  const { url } = await sdk.assets.upload({
    query: { fileName, formAsset: 'contact', brand: 'basin' },
    body: file,
    onProgress: ({ sentBytes, totalBytes }) => onPercent(Math.round((100 * sentBytes) / totalBytes)),
  });
  return url;
}
