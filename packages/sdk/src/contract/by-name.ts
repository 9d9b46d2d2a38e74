import * as z from 'zod/mini';

export interface ByNameSchema<Value extends z.ZodMiniType> extends z.ZodMiniType<
  Record<string, z.output<Value>>,
  Record<string, z.input<Value>>
> {}

/** Values by arbitrary names. */
// for JSON, an open object validates the same as z.record, which alone weighs half a kilobyte
// @__NO_SIDE_EFFECTS__
export function byName<Value extends z.ZodMiniType>(value: Value): ByNameSchema<Value> {
  return z.catchall(z.object({}), value);
}
