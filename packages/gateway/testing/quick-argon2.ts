import { createRequire } from 'node:module';

// resolved with require, since vitest.config.ts aliases the package name to this module
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof import('@node-rs/argon2');
const least = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/**
 * Hashes in the same format, a hundred times as fast, for tests that sign in a thousand times. The stress suites, which
 * measure the cost of hashing, use the real parameters.
 */
export const hash = (password: string): Promise<string> => argon2.hash(password, least);

export const { verify } = argon2;
