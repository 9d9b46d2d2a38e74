/** Invalid command-line options; the message names the option and the values that it accepts. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Returns the error for a missing or unknown command of a group such as `orders`; it lists those that exist. */
export function unknownCommand(group: string, name: string, known: readonly string[]): UsageError {
  const choice = known.join(', ');
  return new UsageError(
    name === '' ? `${group} needs a command: ${choice}.` : `${group} has no command “${name}”; it has ${choice}.`,
  );
}
