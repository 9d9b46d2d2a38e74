import * as z from 'zod';
import { expectAssignedCodes } from './assigned-codes.ts';
import { expectNoCardNumber } from './card-numbers.ts';
import { HttpProblem, type ProblemDetail } from './http-problem.ts';
import { expectVisibleText } from './visible-text.ts';

// the contract's schemas contain no messages
z.config(z.locales.en());

type Part = 'params' | 'query' | 'body';

/**
 * Decodes one part of a request by its schema.
 *
 * @throws {HttpProblem} 400 with one detail per missing, invalid or unreadable member
 */
export function decodePart(part: Part, schema: z.core.$ZodType, value: unknown): unknown {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) {
    expectAssignedCodes(parsed.data);
    if (part === 'body') expectReadable(parsed.data);
    return parsed.data;
  }
  const errors = parsed.error.issues.map((issue) => detailFrom(part, issue, value));
  throw new HttpProblem(400, { statusCode: 400, message: errors[0]?.message ?? `Invalid ${part}.`, errors });
}

/** Members whose values are never repeated in a response. */
const secrets = /password|token|verifier|answer|(^|\.)code$/i;

/** Checks every text of a body, except secrets, for invisible characters and card numbers. */
function expectReadable(value: unknown, field = ''): void {
  if (typeof value === 'string' && !secrets.test(field)) {
    expectVisibleText(field, value);
    expectNoCardNumber(field, value);
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) expectReadable(member, field === '' ? name : `${field}.${name}`);
}

function detailFrom(part: Part, issue: z.core.$ZodIssue, value: unknown): ProblemDetail {
  const field = issue.path.map(String).join('.');
  if (field === '') return { code: 'InvalidInput', message: `${part}: ${issue.message}` };
  const invalidValue = at(value, issue.path);
  if (invalidValue === undefined) return { code: 'RequiredField', message: `${field} is required.`, field };
  return {
    code: 'InvalidField',
    message: `${field}: ${issue.message}`,
    field,
    ...(isScalar(invalidValue) && !secrets.test(field) && { invalidValue }),
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
