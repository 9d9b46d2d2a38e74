import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 bits, safe in a URL and in a cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret: who reads the table cannot use it. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
