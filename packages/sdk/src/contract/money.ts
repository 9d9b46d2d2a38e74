import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { anyText, integer, matching, optionalText } from './values.ts';

const moneyShape = z.object({ centAmount: integer, currencyCode: anyText });
export interface CentAmountSchema extends Named<typeof moneyShape> {}
/** Money in integer cents. */
export const centAmountSchema: CentAmountSchema = moneyShape;

const moneyDraftShape = z.strictObject({
  type: z.optional(z.literal('centPrecision')),
  centAmount: integer.check(z.minimum(0)),
  currencyCode: matching(/^[A-Z]{3}$/),
  fractionDigits: z.optional(z.literal(2)),
});
export interface MoneyDraftSchema extends Named<typeof moneyDraftShape> {}
/** Money in a request, in the full form of a response or without the constant members. */
export const moneyDraftSchema: MoneyDraftSchema = moneyDraftShape;

const taxedPriceShape = z.object({
  totalNet: centAmountSchema,
  totalGross: centAmountSchema,
  totalTax: z.optional(centAmountSchema),
  taxPortions: z.optional(
    z.array(z.object({ name: optionalText, rate: z.number(), amount: centAmountSchema, certificate: optionalText })),
  ),
});
export interface TaxedPriceSchema extends Named<typeof taxedPriceShape> {}
/** A price with and without its tax. */
export const taxedPriceSchema: TaxedPriceSchema = taxedPriceShape;
