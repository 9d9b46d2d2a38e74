import { configuredPattern } from './configured-pattern.ts';

/** Patterns of form fields by name, as a configuration carries them. */
export type FieldPatterns = Readonly<Record<string, string>>;

/** Longer values are refused unread, because a configured pattern may be slow. */
const fieldLengthLimit = 512;

/**
 * Whether a value matches the pattern that the configuration has for its field; a field without one takes anything.
 *
 * @throws {PatternError} when the configured pattern is none, or may be slow
 * @see catalogue spec §5
 */
export function matchesField(field: string, value: string, patterns: FieldPatterns): boolean {
  const source = Object.hasOwn(patterns, field) ? patterns[field] : undefined;
  if (source === undefined) return true;
  return value.length <= fieldLengthLimit && configuredPattern(source).test(value);
}
