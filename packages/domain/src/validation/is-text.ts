/** The specification's own pattern, for who must follow it to the letter. @see platform spec §5 */
export const plainTextPattern = /^[A-Za-z0-9\-,'" ]+$/;

/** Letters and digits of every script, hyphen, comma, quotes and spaces, and what addresses need besides: `.`, `#`, `/`, `&`, `(`, `)`. */
export const textPattern = /^[\p{L}\p{M}\p{Nd}\-,'"‘’“”.#/&() ]+$/u;

/** Whether a text field holds only what it may. @see platform spec §5 */
export function isText(text: string, pattern: RegExp = textPattern): boolean {
  return pattern.test(text.trim());
}
