/** Invalid command-line options; the message names the option and the values that it accepts. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
