import * as z from 'zod/mini';
import { expectedBy, nearestIssue } from '../contract/expected-by.ts';
import { nameOrMark, type ContractIssue } from './errors.ts';

/** One thing that is wrong with a value, and its path as keys. */
export interface FoundIssue extends ContractIssue {
  readonly keys: readonly PropertyKey[];
}

/** A value as a schema reads it, or what is wrong with it. */
export type Read =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly issues: readonly FoundIssue[] };

type Schema = z.ZodMiniType;

/** Reads a value from the wire. */
export const decode = (schema: Schema, wire: unknown): Read => readFrom(z.safeParse(schema, wire, options), '');

/** Writes a part of a request in its wire shape. */
export const encode = (schema: Schema, part: string, meaning: unknown): Read =>
  readFrom(z.safeEncode(schema, meaning, options), part);

/** An issue then has the value that came, of which only the type is shown. */
const options = { reportInput: true } as const;

function readFrom(result: ReturnType<typeof z.safeParse<Schema>>, part: string): Read {
  if (result.success) return { ok: true, value: result.data };
  const issues = result.error.issues.map(nearestIssue).map((issue) => ({
    path: [...(part ? [part] : []), ...issue.path].join('.'),
    problem: problemOf(issue),
    keys: issue.path,
  }));
  return { ok: false, issues };
}

type Issue = z.core.$ZodIssue;

/** What was expected and what came: of a value only its type or length, since it may be personal. */
function problemOf(issue: Issue): string {
  if (issue.code === 'custom') return issue.message;
  if (issue.code === 'unrecognized_keys') return `unknown member ${issue.keys.map(nameOrMark).join(', ')}`;
  return `expected ${expectedBy(issue)}, got ${cameOf(issue)}`;
}

function cameOf({ code, input }: Issue): string {
  if (typeof input === 'number' && code === 'too_small') return 'a smaller number';
  if (typeof input === 'number' && code === 'too_big') return 'a greater number';
  return typeNameOf(input);
}

function typeNameOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Number.isNaN(value)) return 'NaN';
  if (typeof value === 'string') return `a text of ${value.length} ${value.length === 1 ? 'character' : 'characters'}`;
  return Array.isArray(value) ? `a list of ${value.length}` : typeof value;
}
