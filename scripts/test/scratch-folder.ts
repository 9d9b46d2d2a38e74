import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memoryFolder = '/dev/shm';
/** The databases, browser profiles and packed packages of a run take about a gigabyte. */
const minimumFreeBytes = 6 * 2 ** 30;

/** Returns the folder for temporary test files: in memory when it has enough space, which saves a tenth of the run. */
export function scratchFolder(memory = memoryFolder, minFreeBytes = minimumFreeBytes): string {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= minFreeBytes ? memory : tmpdir();
  } catch {
    return tmpdir(); // not available on this system
  }
}
