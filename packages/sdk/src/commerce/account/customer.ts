import { personaFrom, splitAddresses } from '@basin/domain';
import type { Customer as WireCustomer } from '../../contract/types.ts';
import { postalAddressFrom, type PostalAddress } from '../postal-address.ts';

/** A customer as an account page shows it. */
export interface Customer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Code of the price group, such as `GST` or, for the trade, `TVS`. */
  readonly persona: string;
  /** Of the trade; null when it is not known. */
  readonly companyName: string | null;
  /** Of the trade, a value of the list `businessTypes`; null when it is not known. */
  readonly businessType: string | null;
  /** Of the trade, a value of the list `businessSubTypes`; null when it is not known. */
  readonly businessSubType: string | null;
  /** The address book, the default address first. */
  readonly addresses: readonly SavedAddress[];
  /** The business address, which is not in the address book; null when there is none. */
  readonly profileAddress: SavedAddress | null;
}

/** A postal address of a customer; what is not known of it is null. */
export interface SavedAddress extends PostalAddress {
  readonly id: string;
  /** The customer's own name for it, such as `Home`. */
  readonly label: string | null;
  /** Orders go there unless another address is chosen. */
  readonly isDefault: boolean;
  readonly postalCode: string;
  /** ISO 3166 code of two letters, such as `US`. */
  readonly country: string;
}

/** A customer of the wire as an account page shows it. */
export function customerFrom(customer: WireCustomer): Customer {
  const { email, firstName, lastName, personas, companyName, businessType, businessSubType } = customer;
  const { addressBook, profileAddress } = splitAddresses(customer);
  const savedFrom = addressReader(customer.defaultShippingAddressId);
  return {
    ...{ email, firstName, lastName },
    persona: personaFrom(personas),
    companyName: companyName ?? null,
    businessType: businessType ?? null,
    businessSubType: businessSubType ?? null,
    addresses: addressBook.map(savedFrom),
    profileAddress: profileAddress ? savedFrom(profileAddress) : null,
  };
}

const addressReader =
  (defaultId: string | undefined) =>
  (address: WireCustomer['addresses'][number]): SavedAddress => ({
    ...postalAddressFrom(address),
    id: address.id ?? '',
    label: address.label ?? null,
    isDefault: address.id !== undefined && address.id === defaultId,
    postalCode: address.postalCode ?? '',
    country: address.country ?? '',
  });
