import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createPasswords } from './passwords.ts';

/** Password hashing by argon2id: each hash takes 19 MiB and about 20 ms of one core. */
export const argon2Passwords = createPasswords({
  hash: (password) => hash(password),
  verify: (hashed, password) => verify(hashed, password),
  concurrency: Math.min(4, availableParallelism()),
});

/** Hashes a password by argon2id. */
export const { hash: hashPassword } = argon2Passwords;
