import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { emailSchema, idSchema, matching, someText, text } from './values.ts';

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

const addressDraftShape = z.strictObject(addressFields);
export interface AddressDraftSchema extends Named<typeof addressDraftShape> {}
/** An address in a request: where things are sent or billed. */
export const addressDraftSchema: AddressDraftSchema = addressDraftShape;
