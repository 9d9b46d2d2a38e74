import { personaFrom, splitAddresses, type TradeApplicationState } from '@basin/domain';
import type { CustomerDocument } from '../../contract/types.ts';
import { postalAddressFrom, type PostalAddress } from '../postal-address.ts';

/** A customer, for an account page. */
export interface Customer {
  readonly email: string;
  /** The new e-mail address that the customer must still confirm; null when none is requested. */
  readonly pendingEmail: string | null;
  readonly firstName: string;
  readonly lastName: string;
  /** Code of the price group, such as `GST` or, for the trade, `TVS`. */
  readonly persona: string;
  /** For trade customers; null when unknown. */
  readonly companyName: string | null;
  /** For trade customers, a value of the list `businessTypes`; null when unknown. */
  readonly businessType: string | null;
  /** For trade customers, a value of the list `businessSubTypes`; null when unknown. */
  readonly businessSubType: string | null;
  /** The address book, the default address first. */
  readonly addresses: readonly SavedAddress[];
  /** The business address, which is not in the address book; null when missing. */
  readonly profileAddress: SavedAddress | null;
  /** The application for trade prices; null when there is none. */
  readonly tradeApplication: TradeApplication | null;
}

/** The state of an application for trade prices, and the date since which it has it. */
export interface TradeApplication {
  readonly state: TradeApplicationState;
  readonly since: Date;
}

/** A postal address of a customer; unknown fields are null. */
export interface SavedAddress extends PostalAddress {
  readonly id: string;
  /** The customer's own name for the address, such as `Home`. */
  readonly label: string | null;
  /** Whether orders ship to it unless another address is chosen. */
  readonly isDefault: boolean;
  readonly postalCode: string;
  /** Two-letter ISO 3166 code, such as `US`. */
  readonly country: string;
}

/** Converts a customer from the wire. */
export function customerFrom(customer: CustomerDocument): Customer {
  const { email, firstName, lastName, personas, companyName, businessType, businessSubType } = customer;
  const { addressBook, profileAddress } = splitAddresses(customer);
  const { tradeApplication: application } = customer;
  const savedFrom = addressReader(customer.defaultShippingAddressId);
  return {
    email,
    firstName,
    lastName,
    pendingEmail: customer.pendingEmail ?? null,
    persona: personaFrom(personas),
    companyName: companyName ?? null,
    businessType: businessType ?? null,
    businessSubType: businessSubType ?? null,
    addresses: addressBook.map(savedFrom),
    profileAddress: profileAddress ? savedFrom(profileAddress) : null,
    tradeApplication: application ? { state: application.state, since: new Date(application.since) } : null,
  };
}

const addressReader =
  (defaultId: string | undefined) =>
  (address: CustomerDocument['addresses'][number]): SavedAddress => ({
    ...postalAddressFrom(address),
    id: address.id ?? '',
    label: address.label ?? null,
    isDefault: address.id !== undefined && address.id === defaultId,
    postalCode: address.postalCode ?? '',
    country: address.country ?? '',
  });
