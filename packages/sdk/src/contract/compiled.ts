import type * as z from '#zod';
import { compile } from '#compile';

// keyed by schema, so it holds nothing of any caller
const compiled = new WeakMap<z.ZodMiniType, z.ZodMiniType>();

/** A schema in its fastest form, made when it is first needed. */
export function compiledOf<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  let fast = compiled.get(schema);
  if (!fast) compiled.set(schema, (fast = compile(schema)));
  return fast as Schema;
}
