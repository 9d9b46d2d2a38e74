/** For `catch`: a file that is not there is nothing; any other error is thrown on. */
export function nothingWhenMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
