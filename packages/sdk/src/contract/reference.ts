import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { idSchema } from './values.ts';

const referenceShape = z.object({
  typeId: z.string(),
  id: z.optional(z.string()),
  key: z.optional(z.string()),
  obj: z.optional(z.object({ id: z.optional(z.string()), key: z.optional(z.string()) })),
});
export interface ReferenceSchema extends Named<typeof referenceShape> {}
/** A customer group, channel or the like by id; the expanded form carries its key. */
export const referenceSchema: ReferenceSchema = referenceShape;

const customerGroupShape = z.pipe(
  referenceSchema,
  z.transform(({ id, key, obj }: z.output<typeof referenceSchema>) => groupFrom(id, key ?? obj?.key)),
);
export interface CustomerGroupSchema extends Named<typeof customerGroupShape> {}
/** The customer group of a cart or customer, when its key is known. */
export const customerGroupSchema: CustomerGroupSchema = customerGroupShape;

const groupFrom = (id: string | undefined, key: string | undefined) => (key === undefined ? undefined : { id, key });

/** How a request names a resource: by id or by key. */
export const resourceIdentifier = <Type extends string>(typeId: Type) =>
  z
    .strictObject({ typeId: z.literal(typeId), id: z.optional(idSchema), key: z.optional(idSchema) })
    .check(z.refine(({ id, key }) => (id === undefined) !== (key === undefined), 'give either id or key'));
