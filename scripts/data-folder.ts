import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes the folder of the data and those above it; a RangeError names DATA_DIR and what is wrong with it. */
export function makeDataFolder(path: string): void {
  try {
    make(path);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new RangeError(`DATA_DIR ${path} cannot be made a folder (${reason})`, { cause: error });
  }
  if (!statSync(path).isDirectory()) throw new RangeError(`DATA_DIR ${path} is not a folder`);
}

// one by one: a recursive mkdir never ends where the system makes no folders
function make(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })) return;
  make(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}
