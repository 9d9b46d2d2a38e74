import type { HandlerContext } from '../implement.ts';
import { countAttempt, tooManyTries, type AttemptLimit } from '../limits/attempts.ts';
import { networkOf } from '../limits/client-address.ts';

type Context = Pick<HandlerContext, 'db' | 'now' | 'callerAddress'>;

const perHour = (name: string, most: number): AttemptLimit => ({ name, most, windowSeconds: 3600 });

const files = perHour('upload', 60);
const kibibytes = perHour('upload-kibibytes', 100 * 1024);
/** Guests are to be had for nothing; networks are not. */
const kibibytesOfNetwork = perHour('network-upload-kibibytes', 400 * 1024);

/** Counts a file against the limits of its owner. */
export async function countUpload({ db, now }: Context, owner: string): Promise<void> {
  const attempt = await countAttempt(db, files, owner, now());
  if (attempt.isOver) throw tooManyTries(attempt);
}

/** Counts what a file holds against the limits of its owner and of the network that it comes from. */
export async function countBytes({ db, now, callerAddress }: Context, owner: string, length: number): Promise<void> {
  const weight = Math.ceil(length / 1024);
  const own = await countAttempt(db, kibibytes, owner, now(), weight);
  if (own.isOver) throw tooManyTries(own);
  if (callerAddress === undefined) return;
  const ofNetwork = await countAttempt(db, kibibytesOfNetwork, networkOf(callerAddress), now(), weight);
  if (ofNetwork.isOver) throw tooManyTries(ofNetwork);
}
