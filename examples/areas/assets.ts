import type { SdkCalls } from '@basin/sdk';

/** Sends a file, telling how far it is, and gives the address that a form names it by. */
export async function attach(sdk: SdkCalls, file: Blob, fileName: string, onPercent: (percent: number) => void) {
  const { url } = await sdk.assets.upload({
    query: { fileName, formAsset: 'contact', brand: 'basin' },
    body: file,
    onProgress: ({ sentBytes, totalBytes }) => onPercent(Math.round((100 * sentBytes) / totalBytes)),
  });
  return url;
}
