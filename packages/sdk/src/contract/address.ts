import type { ShippingAddress } from '@basin/domain';
import * as z from 'zod/mini';
import type { Named } from './named.ts';
import type { Covers } from './call.ts';

const addressShape = z.object({
  id: z.optional(z.string()),
  key: z.optional(z.string()),
  country: z.optional(z.string()),
  state: z.optional(z.string()),
  city: z.optional(z.string()),
  postalCode: z.optional(z.string()),
  streetName: z.optional(z.string()),
  streetNumber: z.optional(z.string()),
  additionalStreetInfo: z.optional(z.string()),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  company: z.optional(z.string()),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
});
export interface AddressSchema extends Named<typeof addressShape> {}
/** An address as replies carry it. */
export const addressSchema: AddressSchema = addressShape;

const shippingAddressShape = z.object({
  ...addressSchema.shape,
  postalCode: z.string(),
}) satisfies Covers<ShippingAddress>;
export interface ShippingAddressSchema extends Named<typeof shippingAddressShape> {}
/** Where a cart or order goes. */
export const shippingAddressSchema: ShippingAddressSchema = shippingAddressShape;
