import { createSdkFor, files as filesNoun, type UploadProgress } from '@basin/sdk';
import { afterAll, expect, test } from 'vitest';
import { testGateway } from '../../../../gateway/testing/gateway.ts';
import { recordFetch } from '../../../../gateway/testing/sdk.ts';

const gateway = await testGateway();
afterAll(() => gateway.close());

const receipt = new Blob(['%PDF-1.7 a receipt'], { type: 'application/pdf' });

/** An SDK for a new guest, and the requests that it sends. */
function shopper() {
  const { requests, fetch } = recordFetch(gateway.fetch);
  const options = { gatewayUrl: 'http://gateway.test/api', fetch: { gateway: fetch }, now: gateway.now };
  return { requests, sdk: createSdkFor({ files: filesNoun }, options) };
}

test('SDK-201 an upload through the commerce API reports its progress and is read by its id', async () => {
  const { sdk, requests } = shopper();
  const progress: UploadProgress[] = [];
  const wanted = {
    name: 'receipt.pdf',
    form: 'registration',
    onProgress: (step: UploadProgress) => progress.push(step),
  };
  const { id, url } = await sdk.files.upload(receipt, wanted);
  expect(Object.fromEntries(requests.at(-1)?.url.searchParams ?? [])).toEqual({
    fileName: 'receipt.pdf',
    formAsset: 'registration',
    brand: 'basin',
  });
  expect(progress.at(-1)).toEqual({ sentBytes: receipt.size, totalBytes: receipt.size });
  expect(url.endsWith(`/assets/upload/${id}`)).toBe(true);
  const { blob, filename } = (await sdk.files.get(id)) ?? expect.unreachable();
  expect([await blob.text(), filename]).toEqual(['%PDF-1.7 a receipt', 'receipt.pdf']);
  expect(await shopper().sdk.files.get(id)).toBeNull();
});

test('SDK-202 DOM-153 an archive leaves out URLs that are not files, and is null when none remains', async () => {
  const { sdk } = shopper();
  const pictures = 'http://127.0.0.1:4003/is/image/BASIN';
  const files = [`${pictures}/swatch-polished-chrome?wid=60`, `${pictures}/swatch-matte-black?wid=60`];
  expect((await sdk.files.zip({ name: 'drawings.zip', urls: ['#top', ...files] }))?.filename).toBe('drawings.zip');
  expect(await sdk.files.zip({ name: 'drawings.zip', urls: ['#top'] })).toBeNull();
});
