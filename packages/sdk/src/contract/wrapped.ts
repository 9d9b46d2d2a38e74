import * as z from 'zod/mini';
import { readBy } from './read-by.ts';

/** A reply whose members may stand in `data` or at the top: "response data" can be read both ways. */
export const wrapped = <Fields extends z.ZodMiniType>(fields: Fields) =>
  readBy(
    z.union([z.object({ data: fields }), fields]),
    (wire) => (isWrapped(wire) ? wire.data : wire) as z.output<Fields>,
  );

const isWrapped = (wire: unknown): wire is { data: unknown } =>
  typeof wire === 'object' && wire !== null && 'data' in wire;
