import type * as z from 'zod/mini';

type Union = z.core.$ZodIssueInvalidUnion;

/** Describes the value that a schema expected: `number`, `at most 64 characters`, `'Active' or 'Ordered'`. */
export function expectedBy(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_value':
      return issue.values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))).join(' or ');
    case 'too_big':
      return `at most ${issue.maximum}${unitOf(issue.origin)}`;
    case 'too_small':
      return `at least ${issue.minimum}${unitOf(issue.origin)}`;
    case 'invalid_format':
      return issue.format === 'regex'
        ? `a string that matches ${issue.pattern}`
        : `a string in the format ${issue.format}`;
    case 'invalid_union':
      return unionBy(issue);
    default:
      return 'a valid value';
  }
}

const unionBy = (issue: Union): string => {
  const name = kindOf(issue);
  return name ? `a known ${name}` : [...new Set(firstOf(issue).map(expectedBy))].join(' or ');
};

/** Returns the issue for the nearest shape when a value matches none of several shapes. */
export function nearestIssue(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union' || kindOf(issue)) return issue;
  const [nearest] = firstOf(issue)
    .map(nearestIssue)
    .toReversed() // a bare shape comes after the same one in an envelope
    .toSorted((one, other) => other.path.length - one.path.length);
  return nearest?.path.length ? { ...nearest, path: [...issue.path, ...nearest.path] } : issue;
}

/** Returns the member that distinguishes the alternatives, such as `action`, if there is one. */
const kindOf = ({ discriminator, errors }: Union): string | undefined =>
  discriminator ?? errors[0]?.find(({ code }) => code === 'invalid_value')?.path.join('.');

const firstOf = ({ errors }: Union): z.core.$ZodIssue[] => errors.flatMap(([first]) => first ?? []);

const unitOf = (origin: string): string => ({ string: ' characters', array: ' items', map: ' entries' })[origin] ?? '';
