import { defaultCurrency, exemptPortion, isTaxExempt, type Money } from '@basin/domain';
import { problem, requiredField } from '../http/http-problem.ts';
import type { CartAddress, CartTax } from './cart.ts';
import type { Pricing } from './pricing.ts';
import { taxRates } from './tax-rates.ts';

const RATE_UNITS = 1_000_000;

/**
 * Returns the tax on goods sent to an address; zero when the customer is exempt. Shipping is not taxed.
 *
 * @throws {HttpProblem} 400 when the address lacks a postal code or state, or its state has no known rate
 */
export function taxOn(
  { goods, net }: { readonly goods: Money; readonly net: Money },
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
  const isExempt = taxExemption !== undefined && isTaxExempt(taxExemption, address.state, now);
  const applied = isExempt ? [{ name: exemptPortion, rate: 0 }] : rates;
  const taxPortions = applied.map(({ name, rate }) => ({ name, rate, amount: share(goods, rate) }));
  const taxCents = taxPortions.reduce((sum, { amount }) => sum + amount.centAmount, 0);
  return {
    totalNet: net,
    totalTax: usd(taxCents),
    totalGross: usd(net.centAmount + taxCents),
    taxPortions,
  };
}

/** Whether the shop has tax rates for the address. */
export const isTaxedPlace = ({ country, state = '' }: CartAddress): boolean => taxRates(country, state) !== undefined;

/** Multiplies in whole numbers, because 0.055 times an amount of cents is not exact. */
const share = ({ centAmount }: Money, rate: number): Money =>
  usd(Math.round((centAmount * Math.round(rate * RATE_UNITS)) / RATE_UNITS));

const usd = (centAmount: number): Money => ({ centAmount, currencyCode: defaultCurrency });
