/** A command was called with options that it cannot use; the message says which, and what they must be. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
