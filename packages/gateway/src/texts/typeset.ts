import type { Locale } from '@basin/domain';
import { textsOf } from './texts.ts';

/** Applies the quotation marks and non-breaking spaces of a language to a text. */
export function typeset(text: string, locale: Locale): string {
  const { replacements } = textsOf('typography', locale);
  return joinNumbers(replacements.reduce(replace, text));
}

const patterns = new Map<string, RegExp>();

function replace(text: string, [pattern = '', replacement = '']: readonly string[]): string {
  const expression = patterns.get(pattern) ?? new RegExp(pattern, 'gu');
  patterns.set(pattern, expression);
  return text.replaceAll(expression, replacement);
}

const units = '°[CF]|in\\.|ft|sq|lb|oz|psi|gpm|gpf|V|W|mm|cm|m|kg|g|L|bar|po|pi|h';
const beforeUnit = new RegExp(`(?<=\\d) (?=(?:\\d+/\\d+ )?(?:${units})(?![\\p{L}\\d]))`, 'gu');

/** Joins numbers with their units, fractions and dimensions by non-breaking spaces. */
function joinNumbers(text: string): string {
  return text
    .replaceAll(beforeUnit, '\u00a0')
    .replaceAll(/(\d) (?=\d{1,3}\/\d)/g, '$1\u00a0')
    .replaceAll(/(\d) ([x×]) (?=\d)/g, '$1\u00a0$2\u00a0');
}
