import { cartTaxMode } from '@basin/domain';
import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { customDraft } from './custom.ts';
import { resourceIdentifier } from './reference.ts';
import { emailSchema, matching, text } from './values.ts';

const newCartShape = z.strictObject({
  currency: z.literal('USD'),
  taxMode: z.literal(cartTaxMode),
  customerEmail: z.optional(emailSchema),
  custom: z.optional(
    customDraft(
      z.strictObject({
        orderType: z.optional(text(16)),
        associateId: z.optional(text(64)),
        salesChannel: z.optional(text(16)),
      }),
    ),
  ),
  country: z.optional(matching(/^[A-Z]{2}$/)),
  locale: z.optional(text(16)),
  customerGroup: z.optional(resourceIdentifier('customer-group')),
});
export interface NewCartSchema extends Named<typeof newCartShape> {}
/** A cart to open. */
export const newCartSchema: NewCartSchema = newCartShape;
