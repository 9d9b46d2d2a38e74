const LONGEST = 80;
const segmenter = new Intl.Segmenter();
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/**
 * What a person typed, fit to stand in a line of ours: one line, of a sensible length, and unable to turn the order of
 * the words around it.
 */
export function plainValue(typed: string): string {
  const line = typed
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const letters = Array.from(segmenter.segment(line), ({ segment }) => segment);
  const short = letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : line;
  // an isolate keeps a name that runs from right to left from taking its neighbours along
  return rightToLeft.test(short) ? `\u2068${short}\u2069` : short;
}
