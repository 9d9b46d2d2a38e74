import * as z from 'zod/mini';
import { addressDraftSchema } from './address-draft.ts';
import { call } from './call.ts';
import { errorBodySchema } from './error-body.ts';
import { emailSchema, fullNameSchema, optionalText, optionalTextOf, someText, text } from './values.ts';

const year = String.raw`(?:\d{4})`;
const leapYear = String.raw`(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)`;
const day = String.raw`(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))`;

/** A calendar day, `2028-02-29` but not `2027-02-29`; a pattern, so that the OpenAPI document includes the rule. */
export const isoDateSchema = z.string().check(z.regex(new RegExp(`^(?:${leapYear}-02-29|${year}-${day})$`)));
export const attachmentsSchema = z.array(z.string().check(z.maxLength(2048))).check(z.maxLength(10));

/** Messages from a shopper to the shop. */
export const crmCalls = {
  /** Subscribes an e-mail address; an existing subscription counts as success. */
  subscribe: call({
    number: 47,
    key: 'newsletter',
    system: 'gateway',
    method: 'POST',
    path: '/crm/newsletter/subscription',
    auth: 'guest',
    body: z.strictObject({
      email: emailSchema,
      firstName: optionalTextOf(64),
      lastName: optionalTextOf(64),
      postalCode: optionalTextOf(16),
      customerType: optionalTextOf(64),
      brand: someText(64),
      source: someText(64),
      locale: text(16),
      optIn: z.literal(true),
    }),
    reply: 'none',
    status: [200, 201, 204],
    errors: { 400: errorBodySchema },
  }),
  /** Opens a case from the contact form. */
  openCase: call({
    number: 48,
    key: 'webToCase',
    system: 'gateway',
    method: 'POST',
    path: '/crm/webtocase',
    auth: 'guest',
    idempotencyKey: 'required',
    body: z.strictObject({
      name: fullNameSchema,
      firstName: optionalTextOf(64),
      lastName: optionalTextOf(64),
      email: emailSchema,
      phone: optionalTextOf(32),
      company: optionalTextOf(128),
      subject: someText(255),
      description: someText(32_000),
      type: optionalTextOf(64),
      reason: optionalTextOf(64),
      recordType: optionalTextOf(64),
      address: z.optional(addressDraftSchema),
      modelNumber: optionalTextOf(64),
      purchaseDate: z.optional(isoDateSchema),
      placeOfPurchase: optionalTextOf(128),
      attachments: z.optional(attachmentsSchema),
      brand: someText(64),
      locale: text(16),
    }),
    response: z.object({ success: z.boolean(), caseNumber: optionalText }),
    status: [201, 200],
    errors: { 400: errorBodySchema },
  }),
};
