import * as z from 'zod/mini';
import { emailSchema, idSchema, someText, text } from './values.ts';

/** An address as replies carry it. */
export const addressSchema = z.object({
  id: z.exactOptional(z.string()),
  key: z.exactOptional(z.string()),
  country: z.exactOptional(z.string()),
  state: z.exactOptional(z.string()),
  city: z.exactOptional(z.string()),
  postalCode: z.exactOptional(z.string()),
  streetName: z.exactOptional(z.string()),
  streetNumber: z.exactOptional(z.string()),
  additionalStreetInfo: z.exactOptional(z.string()),
  firstName: z.exactOptional(z.string()),
  lastName: z.exactOptional(z.string()),
  company: z.exactOptional(z.string()),
  phone: z.exactOptional(z.string()),
  email: z.exactOptional(z.string()),
});

/** The members that every address in a request may have. */
export const addressFields = {
  postalCode: someText(16),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  state: z.exactOptional(text(64)),
  city: z.exactOptional(text(128)),
  streetName: z.exactOptional(text(128)),
  streetNumber: z.exactOptional(text(32)),
  additionalStreetInfo: z.exactOptional(text(128)),
  firstName: z.exactOptional(text(64)),
  lastName: z.exactOptional(text(64)),
  company: z.exactOptional(text(128)),
  phone: z.exactOptional(text(32)),
  email: z.exactOptional(emailSchema),
  id: z.exactOptional(idSchema),
  key: z.exactOptional(idSchema),
};

/** An address in a request: where things are sent or billed. */
export const addressDraftSchema = z.strictObject(addressFields);
