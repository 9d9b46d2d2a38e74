import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { anyText, integer, matching, optionalText } from './values.ts';

const moneyShape = z.object({ centAmount: integer, currencyCode: anyText });
export interface MoneySchema extends Named<typeof moneyShape> {}
/** Money in integer cents. */
export const moneySchema: MoneySchema = moneyShape;

const moneyDraftShape = z.strictObject({
  type: z.optional(z.literal('centPrecision')),
  centAmount: integer.check(z.minimum(0)),
  currencyCode: matching(/^[A-Z]{3}$/),
  fractionDigits: z.optional(z.literal(2)),
});
export interface MoneyDraftSchema extends Named<typeof moneyDraftShape> {}
/** Money as a request gives it, in the whole form of a reply or without what is always the same. */
export const moneyDraftSchema: MoneyDraftSchema = moneyDraftShape;

const taxedPriceShape = z.object({
  totalNet: moneySchema,
  totalGross: moneySchema,
  totalTax: z.optional(moneySchema),
  taxPortions: z.optional(z.array(z.object({ name: optionalText, rate: z.number(), amount: moneySchema }))),
});
export interface TaxedPriceSchema extends Named<typeof taxedPriceShape> {}
/** What tax makes of a price. */
export const taxedPriceSchema: TaxedPriceSchema = taxedPriceShape;
