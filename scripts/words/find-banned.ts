/** A turn of phrase that needs translating, and the words to write in its place. */
export interface Banned {
  readonly pattern: string;
  readonly write: string;
}

export interface Found {
  readonly line: number;
  readonly words: string;
  readonly write: string;
}

/** Every banned phrase in a text, in the order of the list. A phrase that two comment lines share is not found. */
export function findBanned(text: string, banned: readonly Banned[]): Found[] {
  return banned.flatMap(({ pattern, write }) =>
    [...text.matchAll(new RegExp(pattern, 'g'))].map(({ 0: words, index }) => ({
      line: text.slice(0, index).split('\n').length,
      words,
      write,
    })),
  );
}
