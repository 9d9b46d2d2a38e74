import * as z from 'zod/mini';
import { decodeWith } from './decode-with.ts';

/** A response whose members are in `data` or at the top level, because "response data" allows both. */
export const wrapped = <Fields extends z.ZodMiniType>(fields: Fields) =>
  decodeWith(
    z.union([z.object({ data: fields }), fields]),
    (wire) => (isWrapped(wire) ? wire.data : wire) as z.output<Fields>,
  );

const isWrapped = (wire: unknown): wire is { data: unknown } =>
  typeof wire === 'object' && wire !== null && 'data' in wire;
