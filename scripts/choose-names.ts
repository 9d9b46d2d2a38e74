/**
 * Returns the names that contain one of the words of a command line; all names without words.
 *
 * @throws {RangeError} that lists the names when a word is in none of them
 */
export function chooseNames(names: readonly string[], words: readonly string[]): string[] {
  const unknown = words.find((word) => !names.some((name) => name.includes(word)));
  if (unknown !== undefined) throw new RangeError(`Unknown: ${unknown}. Choose from: ${names.join('; ')}`);
  return names.filter((name) => words.length === 0 || words.some((word) => name.includes(word)));
}

/** Returns the chosen names, or ends the program with the list of names. */
export function chooseNamesOrExit(names: readonly string[], words: readonly string[]): string[] {
  try {
    return chooseNames(names, words);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
