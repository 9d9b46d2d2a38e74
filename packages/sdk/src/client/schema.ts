import { compile, compileTurned } from '#compile';
import * as z from '#zod';
import type { ContractIssue } from './errors.ts';

/** One thing that is wrong with a value, and where: key by key. */
export interface FoundIssue extends ContractIssue {
  readonly keys: readonly PropertyKey[];
}

/** A value as a schema reads it, or what is wrong with it. */
export type Read =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly issues: readonly FoundIssue[] };

type Schema = z.ZodMiniType;

/* eslint-disable no-restricted-syntax -- keyed by schema: they hold nothing of any caller */
const decoders = new WeakMap<Schema, Schema>();
const encoders = new WeakMap<Schema, Schema | false>();
/* eslint-enable no-restricted-syntax */

/** Reads what came over the wire. */
export function decode(schema: Schema, wire: unknown): Read {
  let decoder = decoders.get(schema);
  if (!decoder) decoders.set(schema, (decoder = compile(schema)));
  return readFrom(decoder.safeParse(wire), '');
}

/** Writes a part of a request as it travels. */
export function encode(schema: Schema, part: string, meaning: unknown): Read {
  let encoder = encoders.get(schema);
  if (encoder === undefined) encoders.set(schema, (encoder = compileTurned(schema) ?? false));
  const written = encoder && encoder.safeParse(meaning);
  return readFrom(written && written.success ? written : z.safeEncode(schema, meaning), part);
}

function readFrom(result: ReturnType<typeof z.safeParse<Schema>>, part: string): Read {
  if (result.success) return { ok: true, value: result.data };
  const issues = result.error.issues.map(({ path, code, message }) => ({
    path: [...(part ? [part] : []), ...path].join('.'),
    problem: code === 'custom' ? message : code,
    keys: path,
  }));
  return { ok: false, issues };
}
