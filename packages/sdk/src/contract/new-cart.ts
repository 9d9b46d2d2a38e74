import { cartTaxMode } from '@basin/domain';
import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { customDraft } from './custom.ts';
import { resourceIdentifier } from './reference.ts';
import { matching, optionalTextOf, optionalEmail } from './values.ts';

const newCartShape = z.strictObject({
  currency: z.literal('USD'),
  taxMode: z.literal(cartTaxMode),
  customerEmail: optionalEmail,
  custom: z.optional(
    customDraft(
      z.strictObject({
        orderType: optionalTextOf(16),
        associateId: optionalTextOf(64),
        salesChannel: optionalTextOf(16),
      }),
    ),
  ),
  country: z.optional(matching(/^[A-Z]{2}$/)),
  locale: optionalTextOf(16),
  customerGroup: z.optional(resourceIdentifier('customer-group')),
});
export interface NewCartSchema extends Named<typeof newCartShape> {}
/** A cart to open. */
export const newCartSchema: NewCartSchema = newCartShape;
