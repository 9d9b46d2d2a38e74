import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const bytes = 32;

/**
 * Returns the secret that seals session cookies. It is created at the first start and stored with the data, so that sessions survive a restart.
 *
 * @throws {RangeError} when the file is truncated
 */
export function readSessionSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(bytes).toString('base64url'), { mode: 0o600, flag: 'wx' });
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= bytes) return secret;
  const remedy = 'delete it: the next start creates a new one, and every shopper has to sign in again';
  throw new RangeError(`session-secret in DATA_DIR ${dataDir} is damaged: ${remedy}`);
}
