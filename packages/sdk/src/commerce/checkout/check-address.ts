import type { MapsCalls } from '../../calls.ts';
import type { MapsValidateAddressReply } from '../../contract/types.ts';
import { postalAddressFrom, type PostalAddress, type PostalAddressInput } from '../postal-address.ts';

/** What the post knows of an address. */
export interface AddressCheck {
  /** The address exists as it is written. */
  readonly isValid: boolean;
  /** False for places that nothing is sent to, such as post boxes. */
  readonly isDeliverable: boolean;
  /** Addresses that may be meant; they have no names. */
  readonly suggestions: readonly PostalAddress[];
}

/** The call that an address is checked by. */
export interface AddressCheckCalls {
  readonly maps: Pick<MapsCalls, 'validateAddress'>;
}

/** What the post knows of an address. @see wire reference §41 */
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
