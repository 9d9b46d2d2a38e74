/** For `catch`: returns undefined for a missing file, and rethrows any other error. */
export function ignoreNotFound(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
