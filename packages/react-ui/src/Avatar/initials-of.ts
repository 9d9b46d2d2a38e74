/** Returns the capitalised first letters of the first and last word of a name, or one letter for a single word. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'.-]*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  // include combining marks of the letter
  return ends.map((word) => word?.match(/^.\p{M}*/u)?.[0].toUpperCase()).join('');
}
