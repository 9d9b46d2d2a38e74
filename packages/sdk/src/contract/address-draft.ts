import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { emailSchema, matching, optionalId, optionalTextOf, someText } from './values.ts';

/** The members that every address in a request may have. */
export const addressFields = {
  postalCode: someText(16),
  country: matching(/^[A-Z]{2}$/),
  state: optionalTextOf(64),
  city: optionalTextOf(128),
  streetName: optionalTextOf(128),
  streetNumber: optionalTextOf(32),
  additionalStreetInfo: optionalTextOf(128),
  firstName: optionalTextOf(64),
  lastName: optionalTextOf(64),
  company: optionalTextOf(128),
  phone: optionalTextOf(32),
  email: z.optional(emailSchema),
  id: optionalId,
  key: optionalId,
};

const addressDraftShape = z.strictObject(addressFields);
export interface AddressDraftSchema extends Named<typeof addressDraftShape> {}
/** An address in a request: where things are sent or billed. */
export const addressDraftSchema: AddressDraftSchema = addressDraftShape;
