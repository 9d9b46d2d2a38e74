import { exemptPortion, isTaxExempt, sumMoney, type Money, type TaxExemption } from '@basin/domain';
import { problem, requiredField } from '../http/http-problem.ts';
import { companyDay } from '../texts/company-day.ts';
import type { Cart, CartAddress, CartTax } from './cart.ts';
import type { Pricing } from './pricing.ts';
import { taxRates } from './tax-rates.ts';
import { usd } from './usd.ts';

const rateUnits = 1_000_000;

/** The amounts of a cart after discounts; `net` is their sum. */
interface TaxedAmounts {
  readonly goods: Money;
  readonly shipping: Money;
  readonly net: Money;
}

/**
 * Returns the tax on goods sent to an address; zero when the customer is exempt. Canada taxes their shipping too; the
 * states, whose laws differ, are taken not to.
 *
 * @throws {HttpProblem} 400 when the address lacks a postal code or state, or its state has no known rate
 */
export function taxOn(
  { goods, shipping, net }: TaxedAmounts,
  address: CartAddress | undefined,
  { taxExemption, now }: Pick<Pricing, 'taxExemption' | 'now'>,
): CartTax {
  if (!address?.postalCode) throw requiredField('shippingAddress.postalCode');
  if (!address.state) throw requiredField('shippingAddress.state');
  const rates = taxRates(address.country, address.state);
  if (!rates) {
    const message = `No tax rate is known for ${address.state}, ${address.country}.`;
    const { country, state } = address;
    throw problem(400, { code: 'MissingTaxRateForCountry', message, taxCategoryId: 'standard', country, state });
  }
  // an exemption ends with a day of the company, and its rule reads the day in UTC
  const isExempt = taxExemption && isTaxExempt(taxExemption, address.state, companyDay(now));
  const portions = isExempt ? [exempt(taxExemption)] : rates;
  const taxed = isShippingTaxed(address) ? sumMoney([goods, shipping]) : goods;
  const taxPortions = portions.map((portion) => ({ ...portion, amount: share(taxed, portion.rate) }));
  const taxCents = taxPortions.reduce((sum, { amount }) => sum + amount.centAmount, 0);
  return {
    totalNet: net,
    totalTax: usd(taxCents),
    totalGross: usd(net.centAmount + taxCents),
    taxPortions,
  };
}

const exempt = ({ certificate }: TaxExemption) => ({ name: exemptPortion, rate: 0, certificate });

const isShippingTaxed = ({ country }: Pick<CartAddress, 'country'>): boolean => country === 'CA';

/** Returns the cents of tax that are on the shipping of a cart or an order. */
export const shippingTaxCents = ({ shippingAddress, shippingTotal, taxedPrice }: TaxedCart): number =>
  shippingAddress && isShippingTaxed(shippingAddress)
    ? (taxedPrice?.taxPortions ?? []).reduce((sum, { rate }) => sum + share(shippingTotal, rate).centAmount, 0)
    : 0;
type TaxedCart = Pick<Cart, 'shippingAddress' | 'shippingTotal' | 'taxedPrice'>;

/** Whether the shop has tax rates for the address. */
export const isTaxedPlace = ({ country, state = '' }: CartAddress): boolean => taxRates(country, state) !== undefined;

/** Multiplies in whole numbers, because 0.055 times an amount of cents is not exact. */
const share = ({ centAmount }: Money, rate: number): Money =>
  usd(Math.round((centAmount * Math.round(rate * rateUnits)) / rateUnits));
