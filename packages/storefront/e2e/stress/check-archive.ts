import { createCalls } from '@basin/sdk';
import { archiveLengths } from '../../../gateway/testing/open-document.ts';
import type { Ask } from './check-file.ts';

/** What is wrong with the archive of some files: each is in it, as long as when it is fetched alone. */
export async function archiveFaults(files: readonly string[], gatewayOrigin: string, ask: Ask): Promise<string[]> {
  const sdk = createCalls({ gatewayUrl: `${gatewayOrigin}/api` });
  const { blob } = await sdk.assets.zip({ body: { downloadFileName: 'files.zip', files: [...files] } });
  const packed = [...archiveLengths(new Uint8Array(await blob.arrayBuffer())).values()].sort((a, b) => a - b);
  const alone = [];
  for (const file of files) alone.push((await (await ask(file)).arrayBuffer()).byteLength);
  alone.sort((a, b) => a - b);
  return packed.join() === alone.join() ? [] : [`holds files of ${packed.join()} bytes, not ${alone.join()}`];
}
