import { digestOf, randomText } from '../http/digest.ts';

/** A new secret of 256 bits, safe in a URL and in a cookie. */
export const newSecret = (): string => randomText(32);

/** What is stored of a secret: who reads the table cannot use it. */
export const hashSecret = (secret: string): string => digestOf(secret);
