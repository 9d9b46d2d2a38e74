import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createPasswords } from './passwords.ts';

/** Passwords as argon2id keeps them: each hash takes 19 MiB and a core for some 20 ms. */
export const argon2Passwords = createPasswords({
  hash: (password) => hash(password),
  verify: (hashed, password) => verify(hashed, password),
  atOnce: Math.min(4, availableParallelism()),
});

/** The argon2id hash of a password. */
export const { hash: hashPassword } = argon2Passwords;
