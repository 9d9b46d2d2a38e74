import * as z from 'zod/mini';
import { expectedBy, nearestIssue } from '../contract/expected-by.ts';
import { nameOrMark, type ContractIssue } from './errors.ts';

/** One mismatch between a value and its schema, with the path as keys. */
export interface FoundIssue extends ContractIssue {
  readonly keys: readonly PropertyKey[];
}

/** A decoded or encoded value, or its mismatches. */
export type SchemaResult =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly issues: readonly FoundIssue[] };

type Schema = z.ZodMiniType;

/** Decodes a value from the wire. */
export const decode = (schema: Schema, wire: unknown): SchemaResult => readFrom(z.safeParse(schema, wire, options), '');

/** Encodes a part of a request for the wire. */
export const encode = (schema: Schema, part: string, meaning: unknown): SchemaResult =>
  readFrom(z.safeEncode(schema, meaning, options), part);

/** Adds the received value to issues; only its type is shown. */
const options = { reportInput: true } as const;

function readFrom(result: ReturnType<typeof z.safeParse<Schema>>, part: string): SchemaResult {
  if (result.success) return { ok: true, value: result.data };
  const issues = result.error.issues.map(nearestIssue).map((issue) => ({
    path: [...(part ? [part] : []), ...issue.path].join('.'),
    problem: problemOf(issue),
    keys: issue.path,
  }));
  return { ok: false, issues };
}

type Issue = z.core.$ZodIssue;

/**
 * Describes what was expected and what was received; only the type or length of a value, because it may be personal
 * data.
 */
function problemOf(issue: Issue): string {
  if (issue.code === 'custom') return issue.message;
  if (issue.code === 'unrecognized_keys') return `unknown member ${issue.keys.map(nameOrMark).join(', ')}`;
  return `expected ${expectedBy(issue)}, got ${receivedIn(issue)}`;
}

function receivedIn({ code, input }: Issue): string {
  if (typeof input === 'number' && code === 'too_small') return 'a smaller number';
  if (typeof input === 'number' && code === 'too_big') return 'a larger number';
  return typeNameOf(input);
}

function typeNameOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Number.isNaN(value)) return 'NaN';
  if (typeof value === 'string')
    return `a string of ${value.length} ${value.length === 1 ? 'character' : 'characters'}`;
  return Array.isArray(value) ? `a list of ${value.length}` : typeof value;
}
