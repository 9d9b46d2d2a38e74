/** Returns the first letters of the first and the last word of a name, as capitals; one of a name of one word. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'.-]*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  // a letter with the marks that are written on it
  return ends.map((word) => word?.match(/^.\p{M}*/u)?.[0].toUpperCase()).join('');
}
