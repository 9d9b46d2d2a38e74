import { lineItemFieldNames } from '@basin/domain';
import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { addLineItemSchema } from './add-line-item.ts';
import { addressDraftSchema } from './address-draft.ts';
import { lineCustomDraftSchema } from './line-item.ts';
import { resourceIdentifier } from './reference.ts';
import { roomSchema } from './room.ts';
import {
  idSchema,
  optionalId,
  optionalPosition,
  optionalTextOf,
  quantityOrNoneSchema,
  quantitySchema,
  skuSchema,
  optionalEmail,
} from './values.ts';

const bundleItemSchema = z.strictObject({
  sku: skuSchema,
  quantity: quantitySchema,
  custom: z.optional(lineCustomDraftSchema),
});

const fieldValueSchema = z.union([
  z.string().check(z.maxLength(20_000)),
  z.number(),
  z.boolean(),
  roomSchema,
  z.array(roomSchema).check(z.maxLength(50)),
]);

const cartActionShape = z.discriminatedUnion('action', [
  addLineItemSchema,
  z.strictObject({
    action: z.literal('addbundle'),
    sku: skuSchema,
    quantity: z.optional(quantitySchema),
    position: optionalPosition,
    bundleItems: z.array(bundleItemSchema).check(z.minLength(1), z.maxLength(50)),
    custom: z.optional(lineCustomDraftSchema),
  }),
  z.strictObject({
    action: z.literal('addBundleItem'),
    bundleParentId: idSchema,
    sku: skuSchema,
    quantity: z.optional(quantitySchema),
    custom: z.optional(lineCustomDraftSchema),
  }),
  z.strictObject({
    action: z.literal('removeLineItem'),
    lineItemId: idSchema,
    quantity: z.optional(quantitySchema),
  }),
  z.strictObject({ action: z.literal('removebundle'), lineItemId: idSchema }),
  z.strictObject({
    action: z.literal('removeBundleItem'),
    lineItemId: idSchema,
    bundleParentId: optionalId,
  }),
  z.strictObject({ action: z.literal('setShippingAddress'), address: z.optional(addressDraftSchema) }),
  z.strictObject({ action: z.literal('setBillingAddress'), address: z.optional(addressDraftSchema) }),
  z.strictObject({ action: z.literal('setCustomerEmail'), email: optionalEmail }),
  z.strictObject({
    action: z.literal('setCustomType'),
    type: z.optional(resourceIdentifier('type')),
    fields: z.optional(
      z.strictObject({
        orderType: optionalTextOf(16),
        associateId: optionalTextOf(64),
        salesChannel: optionalTextOf(16),
      }),
    ),
  }),
  z.strictObject({
    action: z.literal('setCustomerGroup'),
    customerGroup: z.optional(resourceIdentifier('customer-group')),
  }),
  z.strictObject({ action: z.literal('calculateTax'), shippingAddress: z.optional(addressDraftSchema) }),
  z.strictObject({
    action: z.literal('setLineItemCustomField'),
    lineItemId: idSchema,
    name: z.literal(lineItemFieldNames),
    value: z.optional(z.nullable(fieldValueSchema)),
  }),
  z.strictObject({
    action: z.literal('changeLineItemQuantity'),
    lineItemId: idSchema,
    quantity: quantityOrNoneSchema,
  }),
  z.strictObject({
    action: z.literal('changeBundleItemQuantity'),
    lineItemId: idSchema,
    quantity: quantityOrNoneSchema,
    bundleParentId: optionalId,
  }),
  // saves a line for later with its parts, restores it, or removes it
  z.strictObject({ action: z.literal('saveLineItem'), lineItemId: idSchema }),
  z.strictObject({
    action: z.literal('restoreSavedItem'),
    lineItemId: idSchema,
    quantity: z.optional(quantitySchema),
  }),
  z.strictObject({ action: z.literal('removeSavedItem'), lineItemId: idSchema }),
]);
export interface CartActionSchema extends Named<typeof cartActionShape> {}
/**
 * One change to a cart, spelt exactly as the gateway matches it.
 *
 * @see platform spec §7
 */
export const cartActionSchema: CartActionSchema = cartActionShape;
