/** An address of a customer. @see platform spec §3 */
export interface CustomerAddress {
  readonly id: string;
  readonly postalCode: string;
  readonly country: string;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly streetName?: string | undefined;
  /** The customer's own name for the address; `Profile` marks the business address. */
  readonly label?: string | undefined;
  /** Whether to make it the default shipping address. */
  readonly setPrimary?: boolean | undefined;
}

/** The customer fields that the address and profile rules use. @see platform spec §3 and catalogue spec §3 */
export interface Customer<Address extends CustomerAddress = CustomerAddress> {
  readonly version: number;
  readonly addresses: readonly Address[];
  readonly defaultShippingAddressId?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly companyName?: string | undefined;
  /** For trade customers. */
  readonly businessType?: string | undefined;
  /** For trade customers. */
  readonly businessSubType?: string | undefined;
}

/** The label that marks the business address. @see platform spec §3 */
export const profileLabel = 'Profile';

/** An address to add, which has no id yet. */
export type AddressDraft = Omit<CustomerAddress, 'id' | 'setPrimary'> & { readonly key?: string | undefined };

/** A change to the address book, spelt as on the wire. @see platform spec §7 */
export type AddressAction =
  | { readonly action: 'addAddress'; readonly address: AddressDraft }
  | { readonly action: 'changeAddress'; readonly addressId: string; readonly address: AddressDraft }
  | { readonly action: 'setDefaultShippingAddress'; readonly addressId?: string; readonly addressKey?: string };

/**
 * Returns the actions that save an address: add a new one or change an existing one, and make it the default shipping
 * address if `setPrimary` is set.
 *
 * @param newKey a key for a new address, so that the same request can make it the default
 * @see platform spec §3
 */
export function addressActions(
  address: Omit<CustomerAddress, 'id'> & { readonly id?: string | undefined },
  newKey: string,
): AddressAction[] {
  const { id, setPrimary = false, ...draft } = address;
  if (id !== undefined) {
    const change: AddressAction = { action: 'changeAddress', addressId: id, address: draft };
    return setPrimary ? [change, { action: 'setDefaultShippingAddress', addressId: id }] : [change];
  }
  if (!setPrimary) return [{ action: 'addAddress', address: draft }];
  return [
    { action: 'addAddress', address: { ...draft, key: newKey } },
    { action: 'setDefaultShippingAddress', addressKey: newKey },
  ];
}

interface LabelledAddress {
  readonly id?: string | undefined;
  readonly label?: string | undefined;
}

interface AddressHolder<Address> {
  readonly addresses: readonly Address[];
  readonly defaultShippingAddressId?: string | undefined;
}

/** The address book, and the business address separate from it. */
export interface SplitAddresses<Address> {
  /** The business address. */
  readonly profileAddress?: Address;
  readonly profileAddressId?: string | undefined;
  /** All others, the default shipping address first. */
  readonly addressBook: readonly Address[];
}

/**
 * Returns the address labelled Profile separately from the address book. If several addresses have that label, the
 * first is the business address and the others stay in the address book, so that none is lost.
 *
 * @see platform spec §3 and catalogue spec §3
 */
export function splitAddresses<Address extends LabelledAddress>(
  customer: AddressHolder<Address>,
): SplitAddresses<Address> {
  const { addresses, defaultShippingAddressId } = customer;
  const profileAddress = addresses.find(({ label }) => label === profileLabel);
  const others = addresses.filter((address) => address !== profileAddress);
  const isDefault = ({ id }: Address) => id === defaultShippingAddressId;
  const addressBook = [...others.filter(isDefault), ...others.filter((address) => !isDefault(address))];
  return profileAddress ? { profileAddress, profileAddressId: profileAddress.id, addressBook } : { addressBook };
}
