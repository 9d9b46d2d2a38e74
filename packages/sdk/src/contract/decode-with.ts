import * as z from 'zod/mini';

/** A wire schema with the result of a decoding function. Declarations then print each once. */
export interface DecodedSchema<Wire extends z.ZodMiniType, Meaning> extends z.ZodMiniType<Meaning, z.input<Wire>> {}

/** Decodes the values of a schema with a function; there is no encoding. */
// @__NO_SIDE_EFFECTS__
export function decodeWith<Wire extends z.ZodMiniType, Meaning>(
  wire: Wire,
  read: (value: z.output<Wire>, payload: z.core.ParsePayload) => Meaning,
): DecodedSchema<Wire, Meaning> {
  return z.pipe(wire, z.transform(read));
}
