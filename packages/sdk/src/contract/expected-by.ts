import type * as z from 'zod/mini';

/** What a schema expected where a value does not fit: `number`, `at most 64 characters`, `'Active' or 'Ordered'`. */
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
      return `text in the format ${issue.format}`;
    case 'invalid_union':
      return unionBy(issue);
    default:
      return 'a valid value';
  }
}

/** What tells the alternatives apart, such as `action`, where something does. */
function unionBy({ discriminator, errors }: z.core.$ZodIssueInvalidUnion): string {
  const name = discriminator ?? errors[0]?.find(({ code }) => code === 'invalid_value')?.path.join('.');
  return name ? `a known ${name}` : 'one of several shapes';
}

const unitOf = (origin: string): string => ({ string: ' characters', array: ' items', map: ' entries' })[origin] ?? '';
