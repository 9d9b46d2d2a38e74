import * as z from 'zod/mini';

export interface ByNameSchema<Value extends z.ZodMiniType> extends z.ZodMiniType<
  Record<string, z.output<Value>>,
  Record<string, z.input<Value>>
> {}

/** Values by names that are not known beforehand. */
// of JSON, an object with any members takes and refuses what z.record does, which alone weighs half a kilobyte
// @__NO_SIDE_EFFECTS__
export function byName<Value extends z.ZodMiniType>(value: Value): ByNameSchema<Value> {
  return z.catchall(z.object({}), value);
}
