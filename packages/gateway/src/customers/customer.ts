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
/** An address of a customer; the one labelled `Profile` is the business address. */
export type CustomerAddress = z.output<typeof addressSchema>;

const associateEntrySchema = z.strictObject({ email: z.string(), employeeId: text, company: text });
/** The details that a company associate enters about themselves. */
export type AssociateEntry = z.output<typeof associateEntrySchema>;

const taxExemptionSchema = z.strictObject({
  /** The certificate number. */
  certificate: z.string().min(1).max(64),
  /** The codes of the states in which it applies. */
  states: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1),
  /** The last day on which it applies; unlimited when absent. */
  validUntil: z.iso.date().optional(),
});

const tradeChangeSchema = z.strictObject({
  change: z.enum(['admit', 'decline', 'remove']),
  /** The operator. */
  by: z.string().min(1),
  at: z.iso.datetime(),
});

/** The stored data of a customer besides e-mail address, memberships and version. */
export const customerDocumentSchema = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  accountType: z.enum(accountTypes),
  companyName: text,
  phone: text,
  locale: text,
  businessType: text,
  businessSubType: text,
  /** The tax exemption that the company has verified; it applies to trade customers only. */
  taxExemption: taxExemptionSchema.optional(),
  /** Who put the customer into the trade group, declined to, or took them out of it, earliest first. */
  tradeChanges: z.array(tradeChangeSchema).optional(),
  newsletterOptIn: z.boolean(),
  associateEntry: associateEntrySchema.optional(),
  addresses: z.array(addressSchema),
  defaultShippingAddressId: text,
});
export type TradeChange = z.output<typeof tradeChangeSchema>;
export type CustomerDocument = z.output<typeof customerDocumentSchema>;
