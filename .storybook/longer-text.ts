/** Names of arguments that hold text for people; the others hold addresses, names and numbers. */
const texts =
  /^(children|label|title|description|problem|note|legend|text|summary|eyebrow|caption|status|term|details)$/;
const accents: Record<string, string> = { a: 'à', e: 'é', i: 'î', o: 'ö', u: 'ü', c: 'ç', A: 'Â', E: 'É', O: 'Ø' };

/** Returns the arguments with every text accented, bracketed and 40 % longer. */
export function longer<Value>(value: Value, isText = false): Value {
  if (typeof value === 'string') return (isText ? pseudo(value) : value) as Value;
  if (Array.isArray(value)) return value.map((item) => longer(item as unknown, isText)) as Value;
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, longer(item as unknown, texts.test(name))]),
  ) as Value;
}

function pseudo(text: string): string {
  const accented = text.replaceAll(/[aeioucAEO]/g, (letter) => accents[letter] ?? letter);
  return `[${accented}${' ñø'.repeat(Math.ceil((text.length * 0.4) / 3))}]`;
}
