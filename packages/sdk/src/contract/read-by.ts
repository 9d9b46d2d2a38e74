import * as z from 'zod/mini';

/** What travels, and what a function reads in it. Declarations then print each once. */
export interface ReadSchema<Wire extends z.ZodMiniType, Meaning> extends z.ZodMiniType<Meaning, z.input<Wire>> {}

/** Reads with a function what a schema takes; nothing can be written by it. */
// @__NO_SIDE_EFFECTS__
export function readBy<Wire extends z.ZodMiniType, Meaning>(
  wire: Wire,
  read: (value: z.output<Wire>, payload: z.core.ParsePayload) => Meaning,
): ReadSchema<Wire, Meaning> {
  return z.pipe(wire, z.transform(read));
}
