import type { ShippingAddress } from '@basin/domain';
import * as z from '#zod';
import type { Covers } from './call.ts';
import { emailSchema, idSchema, matching, someText, text } from './values.ts';

/** An address as replies carry it. */
export const addressSchema = z.object({
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

/** Where a cart or order goes. */
export const shippingAddressSchema = z.extend(addressSchema, {
  postalCode: z.string(),
}) satisfies Covers<ShippingAddress>;

/** The members that every address in a request may have. */
export const addressFields = {
  postalCode: someText(16),
  country: matching(/^[A-Z]{2}$/),
  state: z.optional(text(64)),
  city: z.optional(text(128)),
  streetName: z.optional(text(128)),
  streetNumber: z.optional(text(32)),
  additionalStreetInfo: z.optional(text(128)),
  firstName: z.optional(text(64)),
  lastName: z.optional(text(64)),
  company: z.optional(text(128)),
  phone: z.optional(text(32)),
  email: z.optional(emailSchema),
  id: z.optional(idSchema),
  key: z.optional(idSchema),
};

/** An address in a request: where things are sent or billed. */
export const addressDraftSchema = z.strictObject(addressFields);
