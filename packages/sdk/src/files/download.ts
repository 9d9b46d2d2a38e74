import { downloadable } from '@basin/domain';
import type { AreaClient } from '../client/create-client.ts';
import type { assetCalls } from '../contract/assets.ts';
import type { FileReply } from '../contract/call.ts';

/** The files that a shopper picked to download. */
export interface DownloadRequest {
  readonly downloadFileName: string;
  /** Addresses; those that cannot be fetched are left out. */
  readonly files: readonly string[];
}

/** Where a download is reported: a toast with the configured message. */
export interface DownloadNotices {
  readonly succeeded: () => void;
  readonly failed: (problem: unknown) => void;
}

interface AssetCalls {
  readonly assets: Pick<AreaClient<typeof assetCalls>, 'zip'>;
}

/** Several files as one archive; undefined, and a notice, when it failed or there was nothing to fetch. @see catalogue spec §5, §7, §8 */
export async function downloadZip(
  { assets }: AssetCalls,
  { downloadFileName, files }: DownloadRequest,
  notices: DownloadNotices,
): Promise<FileReply | undefined> {
  try {
    const archive = await assets.zip({ body: { downloadFileName, files: downloadable(files) } });
    notices.succeeded();
    return archive;
  } catch (problem) {
    notices.failed(problem);
    return undefined;
  }
}
