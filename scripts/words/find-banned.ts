/** A pattern of unidiomatic phrases and the wording to use instead. */
export interface BannedPhrase {
  readonly pattern: string;
  readonly write: string;
}

export interface Found {
  readonly line: number;
  readonly words: string;
  readonly write: string;
}

/** Returns every banned phrase in a text, in list order. A phrase broken across two comment lines is not found. */
export function findBanned(text: string, banned: readonly BannedPhrase[]): Found[] {
  return banned.flatMap(({ pattern, write }) =>
    [...text.matchAll(new RegExp(pattern, 'g'))].map(({ 0: words, index }) => ({
      line: text.slice(0, index).split('\n').length,
      words,
      write,
    })),
  );
}
