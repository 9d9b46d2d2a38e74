import * as z from 'zod/mini';
import { turned } from './turned.ts';

/** A schema that parses by generated code, some ten times faster; as it is where code must not be generated. */
export const compile = (schema: z.ZodMiniType): z.ZodMiniType => z.compile(schema);

/** A schema whose generated code parses to what this one encodes; undefined where a part cannot be turned. */
export function compileTurned(schema: z.ZodMiniType): z.ZodMiniType | undefined {
  const way = turned(schema);
  return way && z.compile(way);
}
