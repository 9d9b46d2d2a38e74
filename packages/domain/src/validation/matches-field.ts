/** Patterns of form fields by name, as a configuration carries them. */
export type FieldPatterns = Readonly<Record<string, string>>;

/** Longer values are refused unread, because a configured pattern may be slow. */
const fieldLengthLimit = 512;

const compiled = new Map<string, RegExp>();

/**
 * Whether a value matches the pattern that the configuration has for its field; a field without one takes anything.
 *
 * @throws {SyntaxError} when the configured pattern is none
 * @see catalogue spec §5
 */
export function matchesField(field: string, value: string, patterns: FieldPatterns): boolean {
  if (value.length > fieldLengthLimit) return false;
  const source = Object.hasOwn(patterns, field) ? patterns[field] : undefined;
  return source === undefined || patternOf(source).test(value);
}

function patternOf(source: string): RegExp {
  let pattern = compiled.get(source);
  if (!pattern) compiled.set(source, (pattern = new RegExp(source, 'u')));
  return pattern;
}
