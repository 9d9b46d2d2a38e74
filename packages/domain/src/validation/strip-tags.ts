/**
 * A text without its HTML tags and comments, in one pass; entities and what stands between tags stay, even in a script. For showing as plain text only: what
 * comes out has to be escaped like any other text before it goes into HTML.
 *
 * @see platform spec §5
 */
export function stripTags(html: string): string {
  let text = '';
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) return joined(text, html.slice(at));
    text = joined(text, html.slice(at, open));
    const end = endOfMarkup(html, open);
    if (end === open) text += '<'; // a bare less-than sign, as in 3 < 5
    at = end === open ? open + 1 : end;
  }
  return text;
}

/** Two pieces of text; less-than signs that would make a tag of the second go. */
function joined(text: string, more: string): string {
  let end = text.length;
  if (/^[a-z/!?]/i.test(more)) while (text.charAt(end - 1) === '<') end -= 1;
  return text.slice(0, end) + more;
}

/** Where the tag or comment that begins here is over; the same place when none begins. */
function endOfMarkup(html: string, open: number): number {
  if (html.startsWith('<!--', open)) return after(html, '-->', open + 4);
  const next = html.charAt(open + 1);
  if (next === '!' || next === '?') return after(html, '>', open + 2);
  if (!/[a-z/]/i.test(next)) return open;
  return endOfTag(html, open + 1);
}

/** After the tag's `>`, those inside quotes left out. */
function endOfTag(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at += 1) {
    const character = html.charAt(at);
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '>') return at + 1;
    else if (character === '"' || character === "'") quote = character;
  }
  return html.length;
}

function after(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at < 0 ? html.length : at + mark.length;
}
