import { isPostalCode, isPostalCodeOfState, normalisePostalCode } from '@basin/domain';
import { invalidField } from '../http/http-problem.ts';
import { findPlace } from '../stores/index.ts';
import type { CartAddress } from './cart.ts';
import { taxRates } from './tax-rates.ts';

const served = new Set(['US', 'CA']);

/** The cart's address field, as named in error messages. */
type AddressMember = 'shippingAddress' | 'billingAddress';

/**
 * Returns the address with a normalized postal code and state. A missing state is derived from the postal code.
 *
 * @throws {HttpProblem} 400 for a postal code or state that the country does not have, or a code of another state
 */
export function readAddress(address: CartAddress, member: AddressMember = 'shippingAddress'): CartAddress {
  const { country } = address;
  const postalCode = normalisePostalCode(address.postalCode);
  if (!isPostalCode(postalCode, country)) {
    const message = `'${postalCode}' is not a postal code of ${country}.`;
    throw invalidField(`${member}.postalCode`, postalCode, message);
  }
  return { ...address, postalCode, state: stateOf(address, member) };
}

/** Returns a valid state that matches the postal code, because the state determines the tax. */
function stateOf({ country, postalCode, state }: CartAddress, member: AddressMember): string | undefined {
  if (!served.has(country)) return state;
  const place = findPlace(postalCode);
  const code = state === undefined || state === '' ? place?.state : state.toUpperCase();
  if (code === undefined || territories.has(code)) return code;
  if (!taxRates(country, code)) {
    throw invalidField(`${member}.state`, state, `'${code}' is not a state of ${country}.`);
  }
  if (place && place.state !== code) {
    throw invalidField(`${member}.state`, state, `The postal code ${postalCode} belongs to ${place.state}.`);
  }
  // the first digits give the state of a postal code that is not in the list of places
  if (!place && !isPostalCodeOfState(postalCode, code)) {
    throw invalidField(`${member}.postalCode`, postalCode, `'${postalCode}' is not a postal code of ${code}.`);
  }
  return code;
}

/** US state codes that are not states: military mail and territories. */
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
