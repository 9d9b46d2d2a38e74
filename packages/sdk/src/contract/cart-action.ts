import * as z from 'zod/mini';
import { addressDraftSchema } from './address.ts';
import { lineCustomDraftSchema } from './line-item.ts';
import { resourceIdentifier } from './reference.ts';
import { roomSchema } from './room.ts';
import { emailSchema, idSchema, quantityOrNoneSchema, quantitySchema, skuSchema, text } from './values.ts';

const channelSchema = resourceIdentifier('channel');

const addLineItem = z.strictObject({
  action: z.literal('addLineItem'),
  sku: z.exactOptional(skuSchema),
  productId: z.exactOptional(idSchema),
  variantId: z.exactOptional(z.int().check(z.minimum(1))),
  quantity: z.exactOptional(quantitySchema),
  custom: z.exactOptional(lineCustomDraftSchema),
  distributionChannel: z.exactOptional(channelSchema),
  supplyChannel: z.exactOptional(channelSchema),
});

const bundleItemSchema = z.strictObject({
  sku: skuSchema,
  quantity: quantitySchema,
  custom: z.exactOptional(lineCustomDraftSchema),
});

const fieldValueSchema = z.union([
  z.string().check(z.maxLength(20_000)),
  z.number(),
  z.boolean(),
  roomSchema,
  z.array(roomSchema).check(z.maxLength(50)),
]);

/** The names of the custom fields of a line. */
export const lineFieldNames = [
  'bundleParentId',
  'isBundleChildItem',
  'isBackOrderable',
  'customQuantity',
  'overage',
  'salesChannel',
  'roomInfo',
] as const;

/**
 * One change of a cart, spelt exactly as the gateway matches it.
 *
 * @see platform spec §7
 */
export const cartActionSchema = z.discriminatedUnion('action', [
  addLineItem.check(
    z.refine(
      ({ sku, productId }) => (sku === undefined) !== (productId === undefined),
      'give sku, or productId with variantId',
    ),
  ),
  z.strictObject({
    action: z.literal('addbundle'),
    sku: skuSchema,
    quantity: z.exactOptional(quantitySchema),
    bundleItems: z.array(bundleItemSchema).check(z.minLength(1), z.maxLength(50)),
    custom: z.exactOptional(lineCustomDraftSchema),
  }),
  z.strictObject({
    action: z.literal('addBundleItem'),
    bundleParentId: idSchema,
    sku: skuSchema,
    quantity: z.exactOptional(quantitySchema),
    custom: z.exactOptional(lineCustomDraftSchema),
  }),
  z.strictObject({
    action: z.literal('removeLineItem'),
    lineItemId: idSchema,
    quantity: z.exactOptional(quantitySchema),
  }),
  z.strictObject({ action: z.literal('removebundle'), lineItemId: idSchema }),
  z.strictObject({
    action: z.literal('removeBundleItem'),
    lineItemId: idSchema,
    bundleParentId: z.exactOptional(idSchema),
  }),
  z.strictObject({ action: z.literal('setShippingAddress'), address: z.exactOptional(addressDraftSchema) }),
  z.strictObject({ action: z.literal('setCustomerEmail'), email: z.exactOptional(emailSchema) }),
  z.strictObject({
    action: z.literal('setCustomType'),
    type: z.exactOptional(resourceIdentifier('type')),
    fields: z.exactOptional(
      z.strictObject({
        orderType: z.exactOptional(text(16)),
        associateId: z.exactOptional(text(64)),
        salesChannel: z.exactOptional(text(16)),
      }),
    ),
  }),
  z.strictObject({
    action: z.literal('setCustomerGroup'),
    customerGroup: z.exactOptional(resourceIdentifier('customer-group')),
  }),
  z.strictObject({ action: z.literal('calculateTax'), shippingAddress: z.exactOptional(addressDraftSchema) }),
  z.strictObject({
    action: z.literal('setLineItemCustomField'),
    lineItemId: idSchema,
    name: z.enum(lineFieldNames),
    value: z.exactOptional(z.nullable(fieldValueSchema)),
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
    bundleParentId: z.exactOptional(idSchema),
  }),
]);

export type CartAction = z.output<typeof cartActionSchema>;

/** A change of the discount codes of a cart. */
export const discountActionSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('addDiscountCode'), code: text(64).check(z.minLength(1)) }),
  z.strictObject({ action: z.literal('removeDiscountCode'), discountCode: resourceIdentifier('discount-code') }),
]);
