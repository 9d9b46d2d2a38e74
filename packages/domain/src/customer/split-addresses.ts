import { profileLabel } from './address.ts';

interface LabelledAddress {
  readonly id?: string | undefined;
  readonly label?: string | undefined;
}

interface AddressHolder<Address> {
  readonly addresses: readonly Address[];
  readonly defaultShippingAddressId?: string | undefined;
}

/** The address book, and the business address that is kept apart from it. */
export interface SplitAddresses<Address> {
  /** The business address. */
  readonly profileAddress?: Address;
  readonly profileAddressId?: string | undefined;
  /** All others, the default shipping address first. */
  readonly addressBook: readonly Address[];
}

/** The address labelled Profile apart from the address book. @see platform spec §3 and catalogue spec §3 */
export function splitAddresses<Address extends LabelledAddress>(
  customer: AddressHolder<Address>,
): SplitAddresses<Address> {
  const { addresses, defaultShippingAddressId } = customer;
  const profileAddress = addresses.find(({ label }) => label === profileLabel);
  const others = addresses.filter(({ label }) => label !== profileLabel);
  const isDefault = ({ id }: Address) => id === defaultShippingAddressId;
  const addressBook = [...others.filter(isDefault), ...others.filter((address) => !isDefault(address))];
  return profileAddress ? { profileAddress, profileAddressId: profileAddress.id, addressBook } : { addressBook };
}
