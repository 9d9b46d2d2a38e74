import * as z from 'zod/mini';
import { idSchema } from './values.ts';

/** Custom fields of a resource as replies carry them. */
export const customFields = <Fields extends z.ZodMiniType>(fields: Fields) =>
  z.object({
    type: z.optional(z.object({ typeId: z.string(), id: z.optional(z.string()), key: z.optional(z.string()) })),
    fields,
  });

/** Custom fields in a request: the type by key, and its fields. */
export const customDraft = <Fields extends z.ZodMiniType>(fields: Fields) =>
  z.strictObject({ type: z.strictObject({ typeId: z.literal('type'), key: idSchema }), fields });
