/** Names of arguments that hold text for people; the others hold addresses, names and numbers. */
const texts =
  /^(children|label|legend|title|description|problem|note|prompt|text|summary|eyebrow|caption|status|term|details|current)$/;
const accents: Record<string, string> = { a: 'à', e: 'é', i: 'î', o: 'ö', u: 'ü', c: 'ç', A: 'Â', E: 'É', O: 'Ø' };

/** Returns the arguments with every text rewritten; elements and functions stay as they are. */
export function rewriteTexts<Value>(value: Value, rewrite: (text: string) => string, isText = false): Value {
  if (typeof value === 'string') return (isText ? rewrite(value) : value) as Value;
  if (Array.isArray(value)) return value.map((item) => rewriteTexts(item as unknown, rewrite, isText)) as Value;
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, rewriteTexts(item as unknown, rewrite, texts.test(name))]),
  ) as Value;
}

/** Accented, bracketed and 40 % longer: what stays plain was not translated, what lacks its bracket is cut. */
export function pseudo(text: string): string {
  const accented = text.replaceAll(/[aeioucAEO]/g, (letter) => accents[letter] ?? letter);
  return `[${accented}${' ñø'.repeat(Math.ceil((text.length * 0.4) / 3))}]`;
}

/** Three times as long as an English writer had in mind. */
export const thrice = (text: string): string => `${text}, ${text}, ${text}`;
