import { createPasswords } from '@basin/gateway/engine';

const encoder = new TextEncoder();

/** A hash that every platform has and that takes no time: for accounts that hold nothing to protect. */
export async function plainHash(password: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(password)));
  return `sha256:${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Passwords of a shop that is only for tests. */
export const plainPasswords = () =>
  createPasswords({
    hash: plainHash,
    verify: async (hashed, password) => hashed === (await plainHash(password)),
    atOnce: 4,
  });
