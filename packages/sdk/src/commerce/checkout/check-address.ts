import type { MapsCalls } from '../../calls.ts';
import type { MapsValidateAddressReply } from '../../contract/types.ts';
import { postalAddressFrom, type PostalAddress, type PostalAddressInput } from '../postal-address.ts';

/** The validation of an address by the postal service. */
export interface AddressCheck {
  /** Whether the address exists as written. */
  readonly isValid: boolean;
  /** False for addresses that cannot be delivered to, such as post boxes. */
  readonly isDeliverable: boolean;
  /** Possible corrections of the address, without names. */
  readonly suggestions: readonly PostalAddress[];
}

/** The calls that an address check uses. */
export interface AddressCheckCalls {
  readonly maps: Pick<MapsCalls, 'validateAddress'>;
}

/** Validates an address with the postal service. @see wire reference §41 */
export async function checkAddress({ maps }: AddressCheckCalls, address: PostalAddressInput): Promise<AddressCheck> {
  const { line1, line2, city, state, postalCode, country } = address;
  const query = [line1, line2, city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const { isValid, isNonDeliverableAddress, suggestions } = await maps.validateAddress({ query: { query, country } });
  return { isValid, isDeliverable: !isNonDeliverableAddress, suggestions: suggestions.map(suggestionFrom) };
}

const suggestionFrom = (place: MapsValidateAddressReply['suggestions'][number]): PostalAddress =>
  postalAddressFrom({
    streetName: place.addressLine,
    city: place.locality,
    state: place.adminDistrict,
    postalCode: place.postalCode,
    country: place.countryRegion,
  });
