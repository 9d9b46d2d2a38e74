/** The specification's own pattern, for who must follow it to the letter. @see platform spec §5 */
export const plainNamePattern = /^[A-Za-z ]+$/;

/** Letters of every script, accents, spaces, apostrophes and hyphens, so that O'Brien, Anne-Marie and Élodie can order. */
export const namePattern = /^\p{L}[\p{L}\p{M} '’.-]*$/u;

/** Whether a text is a person's name. @see platform spec §5 */
export function isName(text: string, pattern: RegExp = namePattern): boolean {
  return pattern.test(text.trim());
}
