import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { lineCustomDraftSchema } from './line-item.ts';
import { resourceIdentifier } from './reference.ts';
import { integer, optionalId, optionalPosition, quantitySchema, optionalSku } from './values.ts';

const channelShape = resourceIdentifier('channel');
interface ChannelSchema extends Named<typeof channelShape> {}
const channelSchema: ChannelSchema = channelShape;

const addLineItemShape = z
  .strictObject({
    action: z.literal('addLineItem'),
    sku: optionalSku,
    productId: optionalId,
    variantId: z.optional(integer.check(z.minimum(1))),
    quantity: z.optional(quantitySchema),
    position: optionalPosition,
    custom: z.optional(lineCustomDraftSchema),
    distributionChannel: z.optional(channelSchema),
    supplyChannel: z.optional(channelSchema),
  })
  .check(
    z.refine(
      ({ sku, productId }) => (sku === undefined) !== (productId === undefined),
      'give sku, or productId with variantId',
    ),
  );
export interface AddLineItemSchema extends Named<typeof addLineItemShape> {}
/** Adds a variant to the cart. */
export const addLineItemSchema: AddLineItemSchema = addLineItemShape;
