/** Elements whose content is no text. */
const silent = /^(?:script|style|template|noscript|iframe|textarea|title)$/;

/**
 * A text without its HTML tags and comments, entities left as they are, in one pass over the text. For showing as plain text only: what
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
  const end = endOfTag(html, open + 1);
  const name = nameAt(html, open + 1);
  return silent.test(name) ? endOfElement(html, name, end) : end;
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

function nameAt(html: string, from: number): string {
  let end = from;
  while (/[a-z0-9]/i.test(html.charAt(end))) end += 1;
  return html.slice(from, end).toLowerCase();
}

function endOfElement(html: string, name: string, from: number): number {
  let close = html.indexOf('</', from);
  while (close >= 0 && nameAt(html, close + 2) !== name) close = html.indexOf('</', close + 2);
  return close < 0 ? html.length : endOfTag(html, close + 2);
}

function after(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at < 0 ? html.length : at + mark.length;
}
