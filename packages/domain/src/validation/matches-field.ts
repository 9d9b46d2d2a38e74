import { configuredPattern } from './configured-pattern.ts';

/** Patterns of form fields by name, from the configuration. */
export type FieldPatterns = Readonly<Record<string, string>>;

/** Longer values are rejected without testing, because a configured pattern may be slow. */
const fieldLengthLimit = 512;

/**
 * Returns whether a value matches the configured pattern of its field; a field without a pattern accepts any value.
 *
 * @throws {PatternError} when the configured pattern is invalid or may be slow
 * @see catalogue spec §5
 */
export function matchesField(field: string, value: string, patterns: FieldPatterns): boolean {
  const source = Object.hasOwn(patterns, field) ? patterns[field] : undefined;
  if (source === undefined) return true;
  return value.length <= fieldLengthLimit && configuredPattern(source).test(value);
}
