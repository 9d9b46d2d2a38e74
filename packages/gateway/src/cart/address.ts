import { isPostalCode, isPostalCodeOfState } from '@basin/domain';
import { invalidField } from '../http/http-problem.ts';
import { findPlace } from '../stores/index.ts';
import type { CartAddress } from './cart.ts';
import { taxRates } from './tax-rates.ts';

const served = new Set(['US', 'CA']);

/** Which address of a cart it is, for messages. */
type AddressMember = 'shippingAddress' | 'billingAddress';

/**
 * An address in its usual spelling; a state that was left out comes from the postal code.
 *
 * @throws {HttpProblem} 400 when the country has no such postal code or state, or the code lies in another state
 */
export function readAddress(address: CartAddress, member: AddressMember = 'shippingAddress'): CartAddress {
  const { country } = address;
  const postalCode = address.postalCode.toUpperCase();
  if (!isPostalCode(postalCode, country)) {
    const message = `'${postalCode}' is no postal code of ${country}.`;
    throw invalidField(`${member}.postalCode`, postalCode, message);
  }
  return { ...address, postalCode, state: stateOf(address, member) };
}

/** The state decides the tax: it must be one, and that of the postal code. */
function stateOf({ country, postalCode, state }: CartAddress, member: AddressMember): string | undefined {
  if (!served.has(country)) return state;
  const place = findPlace(postalCode);
  const code = state === undefined || state === '' ? place?.state : state.toUpperCase();
  if (code === undefined || territories.has(code)) return code;
  if (!taxRates(country, code)) {
    throw invalidField(`${member}.state`, state, `'${code}' is no state of ${country}.`);
  }
  if (place && place.state !== code) {
    throw invalidField(`${member}.state`, state, `The postal code ${postalCode} lies in ${place.state}.`);
  }
  // a code that the list of places does not have still names its state by its first digits
  if (!place && !isPostalCodeOfState(postalCode, code)) {
    throw invalidField(`${member}.postalCode`, postalCode, `'${postalCode}' is no postal code of ${code}.`);
  }
  return code;
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
