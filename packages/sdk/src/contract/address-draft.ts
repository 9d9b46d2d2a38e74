import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { matching, optionalId, optionalTextOf, someText, optionalEmail } from './values.ts';

const addressFieldShapes = {
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
  email: optionalEmail,
  id: optionalId,
  key: optionalId,
};
interface AddressFieldsSchema extends Named<typeof addressFieldShapes> {}
/** The members of every address in a request. */
export const addressFields: AddressFieldsSchema = addressFieldShapes;

const addressDraftShape = z.strictObject(addressFields);
export interface AddressDraftSchema extends Named<typeof addressDraftShape> {}
/** A shipping or billing address in a request. */
export const addressDraftSchema: AddressDraftSchema = addressDraftShape;
