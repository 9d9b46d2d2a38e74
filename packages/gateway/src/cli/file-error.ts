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
  ['ENOSPC', 'its disk is full, so what is there is not complete'],
]);

/**
 * Writes to a file or folder that the operator named.
 *
 * @throws {FileError} when the file system rejects it
 */
export async function writeTo<Result>(path: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const reason = error instanceof Error && 'code' in error && reasons.get(error.code);
    if (reason) throw new FileError(`${path} cannot be written: ${reason}.`, { cause: error });
    throw error;
  }
}
