import * as z from 'zod/mini';

/** A reply whose members may stand in `data` or at the top: "response data" can be read both ways. */
export const wrapped = <Fields extends z.ZodMiniType>(fields: Fields) =>
  z.pipe(
    z.union([z.object({ data: fields }), fields]),
    z.transform((wire) => (isWrapped(wire) ? wire.data : wire) as z.output<Fields>),
  );

const isWrapped = (wire: unknown): wire is { data: unknown } =>
  typeof wire === 'object' && wire !== null && 'data' in wire;
