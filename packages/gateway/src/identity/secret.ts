import { digestOf, randomText } from '../http/digest.ts';

/** Creates a secret of 256 random bits, safe in URLs and cookies. */
export const newSecret = (): string => randomText(32);

/** Returns the hash under which a secret is stored, so that the stored value is unusable. */
export const hashSecret = (secret: string): string => digestOf(secret);
