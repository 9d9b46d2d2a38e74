import { createRequire } from 'node:module';

// by its file: vitest.config.ts puts this module in the place of the package's name
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof import('@node-rs/argon2');
const least = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/**
 * Hashes for tests that sign in a thousand times: of the same format, a hundred times as fast. What a hash costs is a
 * matter of the stress suites, which have the real one.
 */
export const hash = (password: string): Promise<string> => argon2.hash(password, least);

export const { verify } = argon2;
