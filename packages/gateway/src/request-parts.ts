import * as z from 'zod';
import { expectAssignedCodes } from './assigned-codes.ts';
import { HttpProblem, type ProblemDetail } from './http-problem.ts';
import { expectVisibleText } from './visible-text.ts';

// the contract's schemas carry no texts of their own
z.config(z.locales.en());

type Part = 'params' | 'query' | 'body';

/**
 * One part of a request, decoded by its schema.
 *
 * @throws {HttpProblem} 400 with one detail per member that is missing or wrong, or that is not what it looks like
 */
export function decodePart(part: Part, schema: z.core.$ZodType, value: unknown): unknown {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) {
    expectAssignedCodes(parsed.data);
    if (part === 'body') expectVisibleText(parsed.data, (field) => SECRETS.test(field));
    return parsed.data;
  }
  const errors = parsed.error.issues.map((issue) => detailFrom(part, issue, value));
  throw new HttpProblem(400, { statusCode: 400, message: errors[0]?.message ?? `Invalid ${part}.`, errors });
}

/** Members whose values are repeated to nobody. */
const SECRETS = /password|token|verifier|answer|(^|\.)code$/i;

function detailFrom(part: Part, issue: z.core.$ZodIssue, value: unknown): ProblemDetail {
  const field = issue.path.map(String).join('.');
  if (field === '') return { code: 'InvalidInput', message: `${part}: ${issue.message}` };
  const invalidValue = at(value, issue.path);
  if (invalidValue === undefined) return { code: 'RequiredField', message: `${field} is required.`, field };
  return {
    code: 'InvalidField',
    message: `${field}: ${issue.message}`,
    field,
    ...(isScalar(invalidValue) && !SECRETS.test(field) && { invalidValue }),
    ...(issue.code === 'invalid_value' && { allowedValues: issue.values }),
  };
}

const isScalar = (value: unknown): boolean =>
  typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value.length <= 128);

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
