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
