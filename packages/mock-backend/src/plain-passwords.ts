import { createPasswords } from '@basin/gateway/engine';

const encoder = new TextEncoder();

/** A fast hash that every platform supports, for accounts without anything to protect. */
export async function plainHash(password: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(password)));
  return `sha256:${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The password hashing of a shop for tests. */
export const plainPasswords = () =>
  createPasswords({
    hash: plainHash,
    verify: async (hashed, password) => hashed === (await plainHash(password)),
    concurrency: 4,
  });
