import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateStoredKeys, keysFrom, storedKeysSchema, type Keys } from './keys.ts';

/** The key file of a data folder is unusable; the one-line message names the remedy. */
export class KeyFileError extends Error {
  override readonly name = 'KeyFileError';
}

/**
 * Loads the keys of a data folder; creates them at the first start, readable by their owner only.
 *
 * @throws {KeyFileError} when the file is damaged
 */
export async function loadKeys(dataDir: string): Promise<Keys> {
  const path = join(dataDir, 'keys.json');
  const text = (await readFile(path, 'utf8').catch(nullWhenMissing)) ?? (await writeKeys(path));
  try {
    return await keysFrom(storedKeysSchema.parse(JSON.parse(text)));
  } catch (cause) {
    const remedy = 'restore it from a backup, or delete it to create new keys, which signs every shopper out';
    throw new KeyFileError(`keys.json in DATA_DIR ${dataDir} is damaged: ${remedy}`, { cause });
  }
}

/**
 * Writes a temporary file and links it into place; when two processes start together, both use the first one's keys.
 * The temporary file has a name of its own, since processes in two containers may have the same id.
 */
async function writeKeys(path: string): Promise<string> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, JSON.stringify(await generateStoredKeys()), { mode: 0o600 });
    await link(draft, path).catch(ignoreWhenPresent);
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(path, 'utf8');
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

function nullWhenMissing(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}

function ignoreWhenPresent(error: unknown): void {
  if (codeOf(error) !== 'EEXIST') throw error;
}
