/**
 * Letters of every script, accents, spaces, apostrophes and hyphens, so that O'Brien, Anne-Marie and Élodie can order.
 */
const namePattern = /^\p{L}[\p{L}\p{M} '’.-]*$/u;

/** Returns whether a string is a person's name. @see platform spec §5 and docs/domain.md names and texts */
export function isName(text: string): boolean {
  return namePattern.test(text.trim());
}

/**
 * Letters and digits of every script, hyphen, comma, quotes and spaces, and the signs in addresses: `.`, `#`, `/`, `&`,
 * `(`, `)`.
 */
const textPattern = /^[\p{L}\p{M}\p{Nd}\-,'"‘’“”.#/&() ]+$/u;

/**
 * Returns whether a text field contains only allowed characters.
 *
 * @see platform spec §5 and docs/domain.md names and texts
 */
export function isAllowedText(text: string): boolean {
  return textPattern.test(text.trim());
}

/** Returns whether a string contains only letters, digits and spaces. @see catalogue spec §5 */
export function isAlphanumeric(text: string): boolean {
  return /^[A-Za-z0-9 ]+$/.test(text);
}

/**
 * Returns whether a string is a model number: uppercase letters and digits, separated by single hyphens or spaces.
 *
 * @see platform spec §5
 */
export function isModelNumber(text: string): boolean {
  return /^[A-Z0-9]+(?:[- ][A-Z0-9]+)*$/.test(text);
}

/** A comment, or a tag including its quoted attributes; an unclosed one extends to the end. */
const markup = /<!--[^]*?(?:-->|$)|<[a-z/!?](?:[^"'>]|"[^"]*(?:"|$)|'[^']*(?:'|$))*(?:>|$)/gi;

/**
 * Removes HTML tags and comments from a string; entities and the text between tags stay, even in a script. For display
 * as plain text only: the result must be escaped like any other text before it goes into HTML.
 *
 * @see platform spec §5
 */
export function stripTags(html: string): string {
  // the remaining characters may join to form a new tag: <<b>b>
  return html.replaceAll(markup, '').replaceAll(/<+[a-z/!?]?/gi, (run) => (run.endsWith('<') ? run : run.slice(-1)));
}
