import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Creates the data folder and its parents. Throws a RangeError with DATA_DIR, its value, the reason and the remedy. */
export function createDataFolder(path: string): void {
  try {
    createFolder(path);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new RangeError(`DATA_DIR ${path} cannot be created (${reason}): set DATA_DIR to another folder`, {
      cause: error,
    });
  }
  if (!statSync(path).isDirectory())
    throw new RangeError(`DATA_DIR ${path} is not a folder: set DATA_DIR to another folder`);
}

// one by one, because a recursive mkdir hangs where the system forbids creating folders
function createFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })) return;
  createFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}
