import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { anyText, idSchema, optionalText } from './values.ts';

const typeShape = z.object({ typeId: anyText, id: optionalText, key: optionalText });
export interface TypeSchema extends Named<typeof typeShape> {}
const typeSchema: TypeSchema = typeShape;

/** Custom fields of a resource in a response. */
// @__NO_SIDE_EFFECTS__
export function customFields<Fields extends z.ZodMiniType>(fields: Fields) {
  return z.object({ type: z.optional(typeSchema), fields });
}

const typeDraftShape = z.strictObject({ typeId: z.literal('type'), key: idSchema });
export interface TypeDraftSchema extends Named<typeof typeDraftShape> {}
const typeDraftSchema: TypeDraftSchema = typeDraftShape;

/** Custom fields in a request: the type by key, and the fields. */
// @__NO_SIDE_EFFECTS__
export function customDraft<Fields extends z.ZodMiniType>(fields: Fields) {
  return z.strictObject({ type: typeDraftSchema, fields });
}
