const maxLength = 80;
const segmenter = new Intl.Segmenter();
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/**
 * Sanitizes user input for a line of text: a single line of limited length, without bidi controls that would reorder
 * the words around it.
 */
export function plainValue(typed: string): string {
  const line = typed
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+|[^\S\u00a0\u202f]+/gu, ' ') // sums keep the spaces at which they do not break
    .trim();
  const graphemes = Array.from(segmenter.segment(line), ({ segment }) => segment);
  const short = graphemes.length > maxLength ? `${graphemes.slice(0, maxLength).join('')}…` : line;
  // a bidi isolate stops right-to-left text from reordering its neighbours
  return rightToLeft.test(short) ? `\u2068${short}\u2069` : short;
}
