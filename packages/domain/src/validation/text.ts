/** Letters of every script, accents, spaces, apostrophes and hyphens, so that O'Brien, Anne-Marie and Élodie can order. */
const namePattern = /^\p{L}[\p{L}\p{M} '’.-]*$/u;

/** Returns whether a text is a person's name. @see platform spec §5 and docs/domain.md names and texts */
export function isName(text: string): boolean {
  return namePattern.test(text.trim());
}

/** Letters and digits of every script, hyphen, comma, quotes and spaces, and the signs of addresses: `.`, `#`, `/`, `&`, `(`, `)`. */
const textPattern = /^[\p{L}\p{M}\p{Nd}\-,'"‘’“”.#/&() ]+$/u;

/** Returns whether a text field has only characters that it may have. @see platform spec §5 and docs/domain.md names and texts */
export function isText(text: string): boolean {
  return textPattern.test(text.trim());
}

/** Whether a text has letters, digits and spaces only. @see catalogue spec §5 */
export function isAlphanumeric(text: string): boolean {
  return /^[A-Za-z0-9 ]+$/.test(text);
}

/** Whether a text is a model number: uppercase letters and digits, with hyphens or spaces between. @see platform spec §5 */
export function isModelNumber(text: string): boolean {
  return /^[A-Z0-9]+(?:[- ][A-Z0-9]+)*$/.test(text);
}

/** A comment, or a tag with what its quotes hold; one that is left open goes on to the end. */
const markup = /<!--[^]*?(?:-->|$)|<[a-z/!?](?:[^"'>]|"[^"]*(?:"|$)|'[^']*(?:'|$))*(?:>|$)/gi;

/**
 * A text without its HTML tags and comments; entities and what stands between tags stay, even in a script. For showing as plain text only:
 * what comes out has to be escaped like any other text before it goes into HTML.
 *
 * @see platform spec §5
 */
export function stripTags(html: string): string {
  // what is left may join to a new tag: <<b>b>
  return html.replaceAll(markup, '').replaceAll(/<+[a-z/!?]?/gi, (run) => (run.endsWith('<') ? run : run.slice(-1)));
}
