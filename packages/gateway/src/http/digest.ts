import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import { base64url } from 'jose';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Returns the SHA-256 digest of a text as base64url; synchronous, on servers and in browsers. */
export const digestOf = (text: string): string => base64url.encode(sha256(bytesOf(text)));

export const hexDigestOf = (text: string): string => bytesToHex(sha256(bytesOf(text)));

/** Returns the 128-bit message authentication code of a text as base64url. */
export const signatureOf = (text: string, secret: Uint8Array): string =>
  base64url.encode(hmac(sha256, secret, bytesOf(text)).subarray(0, 16));

/** Whether two texts are equal, compared in constant time. */
export function isSameText(left: string, right: string): boolean {
  const [a, b] = [bytesOf(left), bytesOf(right)];
  if (a.length !== b.length) return false;
  return a.reduce((difference, byte, index) => difference | (byte ^ (b[index] ?? 0)), 0) === 0;
}

export const randomBytes = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

/** Returns random bytes as text that is safe in URLs and cookies. */
export const randomText = (length: number): string => base64url.encode(randomBytes(length));

/** Returns random bytes as hexadecimal digits. */
export const randomHex = (length: number): string => bytesToHex(randomBytes(length));
