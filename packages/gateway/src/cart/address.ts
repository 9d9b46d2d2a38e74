import { isPostalCode } from '@basin/domain';
import { invalidField } from '../http-problem.ts';
import type { CartAddress } from './cart.ts';
import { taxRates } from './tax-rates.ts';

const served = new Set(['US', 'CA']);

/**
 * An address with postal code and state in their usual spelling.
 *
 * @throws {HttpProblem} 400 when the country has no such postal code or state
 */
export function readAddress(address: CartAddress): CartAddress {
  const { country } = address;
  if (!isPostalCode(address.postalCode, country)) {
    const message = `'${address.postalCode}' is no postal code of ${country}.`;
    throw invalidField('shippingAddress.postalCode', address.postalCode, message);
  }
  const state = address.state?.toUpperCase();
  if (state && served.has(country) && !taxRates(country, state) && !territories.has(state)) {
    throw invalidField('shippingAddress.state', address.state, `'${state}' is no state of ${country}.`);
  }
  return { ...address, postalCode: address.postalCode.toUpperCase(), ...(state && { state }) };
}

/** Places under the country code US that are no states: military mail and territories. */
export const territories: ReadonlySet<string> = new Set([
  'AA',
  'AE',
  'AP',
  'AS',
  'FM',
  'GU',
  'MH',
  'MP',
  'PR',
  'PW',
  'VI',
]);
