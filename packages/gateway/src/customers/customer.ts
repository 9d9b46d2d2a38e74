import { accountTypes } from '@basin/domain';
import { addressSchema as contractAddress } from '@basin/sdk/contract';
import * as z from 'zod';

const text = z.string().optional();

const addressSchema = z.strictObject({
  ...contractAddress.shape,
  id: z.string().min(1),
  country: z.string(),
  postalCode: z.string(),
  label: text,
});
/** A place of a customer; the one labelled `Profile` is their business address. */
export type CustomerAddress = z.output<typeof addressSchema>;

const associateEntrySchema = z.strictObject({ email: z.string(), employeeId: text, company: text });
/** Who a company associate says that they are. */
export type AssociateEntry = z.output<typeof associateEntrySchema>;

const taxExemptionSchema = z.strictObject({
  /** Number of the certificate. */
  certificate: z.string().min(1).max(64),
  /** States where it holds, by their codes. */
  states: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1),
  /** The last day on which it holds; it has no end unless given. */
  validUntil: z.iso.date().optional(),
});

/** What is kept of a customer beside their e-mail, memberships and version. */
export const customerDocumentSchema = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  accountType: z.enum(accountTypes),
  companyName: text,
  phone: text,
  locale: text,
  businessType: text,
  businessSubType: text,
  /** Leave to buy without tax, as the company has checked it; it counts for the trade alone. */
  taxExemption: taxExemptionSchema.optional(),
  newsletterOptIn: z.boolean(),
  associateEntry: associateEntrySchema.optional(),
  addresses: z.array(addressSchema),
  defaultShippingAddressId: text,
});
export type CustomerDocument = z.output<typeof customerDocumentSchema>;
