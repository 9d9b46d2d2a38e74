import { access, constants } from 'node:fs/promises';

/** A file or folder that the operator named cannot be used; the message says why. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

const reasons = new Map<unknown, string>([
  ['ENOENT', 'its folder does not exist'],
  ['ENOTDIR', 'its folder is a file'],
  ['EEXIST', 'it is a file'],
  ['EISDIR', 'it is a folder'],
  ['EACCES', 'you have no permission'],
  ['EPERM', 'you have no permission'],
  ['EROFS', 'its disk is read-only'],
  ['ENOSPC', 'its disk is full, so not everything was written'],
  ['EPIPE', 'the command that reads it has ended, so what it got is not complete'],
]);

/**
 * Writes to a file or folder that the operator named; `-` is standard output.
 *
 * @throws {FileError} when the file system rejects it
 */
export async function writeTo<Result>(path: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const reason = reasonOf(error);
    const name = path === '-' ? 'Standard output' : path;
    if (reason !== undefined) throw new FileError(`${name} cannot be written: ${reason}.`, { cause: error });
    throw error;
  }
}

/**
 * Expects that a file or folder that the operator named can be read.
 *
 * @throws {FileError} when the file system rejects it
 */
export async function expectReadable(path: string): Promise<void> {
  try {
    await access(path, constants.R_OK);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    const reason = isMissing ? undefined : reasonOf(error);
    if (reason !== undefined) throw new FileError(`${path} cannot be read: ${reason}.`, { cause: error });
    throw error;
  }
}

const reasonOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? reasons.get(error.code) : undefined;
