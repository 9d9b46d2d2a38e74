import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { anyText, optionalId, optionalText } from './values.ts';
import { decodeWith } from './decode-with.ts';

const referenceShape = z.object({
  typeId: anyText,
  id: optionalText,
  key: optionalText,
  obj: z.optional(z.object({ id: optionalText, key: optionalText })),
});
export interface ReferenceSchema extends Named<typeof referenceShape> {}
/** A reference to a customer group, channel or the like by id; the expanded form includes its key. */
export const referenceSchema: ReferenceSchema = referenceShape;

const customerGroupShape = decodeWith(referenceSchema, ({ id, key, obj }: z.output<typeof referenceSchema>) =>
  groupFrom(id, key ?? obj?.key),
);
export interface CustomerGroupSchema extends Named<typeof customerGroupShape> {}
/** The customer group of a cart or customer, if its key is known. */
export const customerGroupSchema: CustomerGroupSchema = customerGroupShape;

const groupFrom = (id: string | undefined, key: string | undefined) => (key === undefined ? undefined : { id, key });

/** A reference to a resource in a request: by id or by key. */
export const resourceIdentifier = <Type extends string>(typeId: Type) =>
  z
    .strictObject({ typeId: z.literal(typeId), id: optionalId, key: optionalId })
    .check(z.refine(({ id, key }) => (id === undefined) !== (key === undefined), 'give either id or key'));
