import type { HandlerContext } from '../http/implement.ts';
import { limitAttempts, perHour } from '../http/limits/attempts.ts';
import { networkOf } from '../http/limits/client-address.ts';

type UploadContext = Pick<HandlerContext, 'db' | 'now' | 'callerAddress'>;

const files = perHour('upload', 60);
const kibibytes = perHour('upload-kibibytes', 100 * 1024);
/** Per network, because guest tokens are free to create. */
const kibibytesOfNetwork = perHour('network-upload-kibibytes', 400 * 1024);

/** Counts a file against the owner's limit. */
export async function countUpload({ db, now }: UploadContext, owner: string): Promise<void> {
  await limitAttempts(db, files, owner, now());
}

/** Counts the size of a file against the limits of its owner and of the caller's network. */
export async function countBytes(
  { db, now, callerAddress }: UploadContext,
  owner: string,
  length: number,
): Promise<void> {
  const weight = Math.ceil(length / 1024);
  await limitAttempts(db, kibibytes, owner, now(), weight);
  if (callerAddress === undefined) return;
  await limitAttempts(db, kibibytesOfNetwork, networkOf(callerAddress), now(), weight);
}
