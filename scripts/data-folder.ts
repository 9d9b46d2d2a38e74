import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Creates the data folder and its parents; a RangeError names DATA_DIR, its value and the reason. */
export function makeDataFolder(path: string): void {
  try {
    make(path);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new RangeError(`DATA_DIR ${path} cannot be created (${reason})`, { cause: error });
  }
  if (!statSync(path).isDirectory()) throw new RangeError(`DATA_DIR ${path} is not a folder`);
}

// one by one: a recursive mkdir hangs where the system refuses to create folders
function make(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })) return;
  make(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}
