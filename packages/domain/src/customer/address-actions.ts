import type { CustomerAddress } from './address.ts';

/** A new address has no id yet. */
export type AddressDraft = Omit<CustomerAddress, 'id' | 'setPrimary'> & { readonly key?: string | undefined };

/** A change of the address book, spelt as on the wire. @see platform spec §7 */
export type AddressAction =
  | { readonly action: 'addAddress'; readonly address: AddressDraft }
  | { readonly action: 'changeAddress'; readonly addressId: string; readonly address: AddressDraft }
  | { readonly action: 'setDefaultShippingAddress'; readonly addressId?: string; readonly addressKey?: string };

/**
 * The actions that save an address: a new one is added, a known one changed, and the wish to make it primary becomes an action of its own.
 *
 * @param newKey names a new address, so that the same request can make it primary
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
