import * as z from '#zod';
import { compiledOf } from '../contract/compiled.ts';
import type { ContractIssue } from './errors.ts';

/** A value as a schema reads it, or what is wrong with it. */
export type Read =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly issues: readonly ContractIssue[] };

/** Reads what came over the wire. */
export const decode = (schema: z.ZodMiniType, wire: unknown): Read =>
  readFrom(z.safeParse(compiledOf(schema), wire), '');

/** Writes a part of a request as it travels. */
export const encode = (schema: z.ZodMiniType, part: string, meaning: unknown): Read =>
  readFrom(z.safeEncode(schema, meaning), part);

function readFrom(result: ReturnType<typeof z.safeParse<z.ZodMiniType>>, part: string): Read {
  if (result.success) return { ok: true, value: result.data };
  const issues = result.error.issues.map(({ path, code, message }) => ({
    path: [...(part ? [part] : []), ...path].join('.'),
    problem: code === 'custom' ? message : code,
  }));
  return { ok: false, issues };
}
