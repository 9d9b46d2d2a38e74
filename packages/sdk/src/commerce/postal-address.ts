import type { Address, AddressDraft } from '../contract/types.ts';

/** An address as written on a parcel; unknown fields are null. */
export interface PostalAddress {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly company: string | null;
  /** Number and street. */
  readonly line1: string | null;
  /** Apartment, suite or floor. */
  readonly line2: string | null;
  readonly city: string | null;
  /** Code of the state or province, such as `WI`. */
  readonly state: string | null;
  readonly postalCode: string | null;
  /** Two-letter ISO 3166 code, such as `US`. */
  readonly country: string | null;
  /** Digits. */
  readonly phone: string | null;
}

/** A deliverable address: postal code and country are known. */
export interface DeliveryAddress extends PostalAddress {
  readonly postalCode: string;
  /** Two-letter ISO 3166 code, such as `US`. */
  readonly country: string;
}

type KnownParts = { readonly [Part in keyof PostalAddress]?: PostalAddress[Part] | undefined };

/**
 * An address to save or to ship to: a `DeliveryAddress`, or less, because only postal code and country are required.
 */
export interface PostalAddressInput extends KnownParts {
  readonly postalCode: string;
  /** Two-letter ISO 3166 code, such as `US`. */
  readonly country: string;
}

/** Converts an address from the wire, joining number and street into one line. */
export const postalAddressFrom = ({ streetNumber, streetName, ...address }: Address): PostalAddress => ({
  firstName: address.firstName ?? null,
  lastName: address.lastName ?? null,
  company: address.company ?? null,
  line1: [streetNumber, streetName].filter(Boolean).join(' ') || null,
  line2: address.additionalStreetInfo ?? null,
  city: address.city ?? null,
  state: address.state ?? null,
  postalCode: address.postalCode ?? null,
  country: address.country ?? null,
  phone: address.phone ?? null,
});

/** Returns an address for shipping or saving; null when its postal code or country is unknown. */
export function deliveryAddressFrom(address: PostalAddress | null): DeliveryAddress | null {
  const { postalCode, country } = address ?? {};
  return address && postalCode && country ? { ...address, postalCode, country } : null;
}

/** Converts an address for a call; null and empty fields are left out. */
export function addressDraftFrom({ line1, line2, postalCode, country, ...address }: PostalAddressInput): AddressDraft {
  const { firstName, lastName, company, city, state, phone } = address;
  const street = { streetName: line1, additionalStreetInfo: line2 };
  const written = Object.entries({ firstName, lastName, company, ...street, city, state, phone });
  return { postalCode, country, ...Object.fromEntries(written.filter(([, text]) => text)) };
}
