/** Whether every word that was typed begins a word of the label, whatever its case and accents. */
export function matches(label: string, typed: string): boolean {
  const words = wordsOf(label);
  return wordsOf(typed).every((start) => words.some((word) => word.startsWith(start)));
}

const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
