const embeddedNoSpace = 51; // errno of the embedded engine

const codes = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error means that the disk is full, on either engine. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('errno' in error && 'name' in error && error.name === 'ErrnoError') return error.errno === embeddedNoSpace;
  return 'code' in error && codes.has(error.code);
}
