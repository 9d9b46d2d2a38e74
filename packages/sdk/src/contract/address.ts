import type { ShippingAddress } from '@basin/domain';
import * as z from 'zod/mini';
import type { Named } from './named.ts';
import type { Covers } from './call.ts';
import { anyText, optionalText } from './values.ts';

const addressShape = z.object({
  id: optionalText,
  key: optionalText,
  country: optionalText,
  state: optionalText,
  city: optionalText,
  postalCode: optionalText,
  streetName: optionalText,
  streetNumber: optionalText,
  additionalStreetInfo: optionalText,
  firstName: optionalText,
  lastName: optionalText,
  company: optionalText,
  phone: optionalText,
  email: optionalText,
});
export interface AddressSchema extends Named<typeof addressShape> {}
/** An address in a response. */
export const addressSchema: AddressSchema = addressShape;

const shippingAddressShape = z.object({
  ...addressSchema.shape,
  postalCode: anyText,
}) satisfies Covers<ShippingAddress>;
export interface ShippingAddressSchema extends Named<typeof shippingAddressShape> {}
/** The shipping address of a cart or order. */
export const shippingAddressSchema: ShippingAddressSchema = shippingAddressShape;
