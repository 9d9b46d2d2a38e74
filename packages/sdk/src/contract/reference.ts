import * as z from 'zod/mini';
import { idSchema } from './values.ts';

/** A customer group, channel or the like by id; the expanded form carries its key. */
export const referenceSchema = z.object({
  typeId: z.string(),
  id: z.exactOptional(z.string()),
  key: z.exactOptional(z.string()),
  obj: z.exactOptional(z.object({ id: z.exactOptional(z.string()), key: z.exactOptional(z.string()) })),
});

/** How a request names a resource: by id or by key. */
export const resourceIdentifier = <Type extends string>(typeId: Type) =>
  z
    .strictObject({ typeId: z.literal(typeId), id: z.exactOptional(idSchema), key: z.exactOptional(idSchema) })
    .check(z.refine(({ id, key }) => (id === undefined) !== (key === undefined), 'give either id or key'));
