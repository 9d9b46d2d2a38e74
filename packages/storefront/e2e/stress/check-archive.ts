import { createCalls } from '@basin/sdk';
import { archiveSizes } from '../../../gateway/testing/open-document.ts';
import type { Fetch } from './check-file.ts';

/** Reports when an archive does not hold each file at the length it has when fetched expected. */
export async function archiveFaults(files: readonly string[], gatewayOrigin: string, fetch: Fetch): Promise<string[]> {
  const sdk = createCalls({ gatewayUrl: `${gatewayOrigin}/api` });
  const { blob } = await sdk.assets.zip({ body: { downloadFileName: 'files.zip', files: [...files] } });
  const actual = [...archiveSizes(new Uint8Array(await blob.arrayBuffer())).values()].sort((a, b) => a - b);
  const expected = [];
  for (const file of files) expected.push((await (await fetch(file)).arrayBuffer()).byteLength);
  expected.sort((a, b) => a - b);
  return actual.join() === expected.join() ? [] : [`holds files of ${actual.join()} bytes, not ${expected.join()}`];
}
