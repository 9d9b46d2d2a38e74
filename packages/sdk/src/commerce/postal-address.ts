import type { Address, AddressDraft } from '../contract/types.ts';

/** An address as one writes it on a parcel; what is not known of it is null. */
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
  /** ISO 3166 code of two letters, such as `US`. */
  readonly country: string | null;
  /** Digits. */
  readonly phone: string | null;
}

/** An address that something can be sent to: postal code and country are known. */
export interface DeliveryAddress extends PostalAddress {
  readonly postalCode: string;
  /** ISO 3166 code of two letters, such as `US`. */
  readonly country: string;
}

type KnownParts = { readonly [Part in keyof PostalAddress]?: PostalAddress[Part] | undefined };

/** An address to save or to send to: a `DeliveryAddress`, or less, as only postal code and country must be known. */
export interface PostalAddressInput extends KnownParts {
  readonly postalCode: string;
  /** ISO 3166 code of two letters, such as `US`. */
  readonly country: string;
}

/** An address of the wire, with its number and street as one line. */
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

/** An address that was read, to be sent to or saved again; null when its postal code or its country is not known. */
export function deliveryAddressFrom(address: PostalAddress | null): DeliveryAddress | null {
  const { postalCode, country } = address ?? {};
  return address && postalCode && country ? { ...address, postalCode, country } : null;
}

/** An address as a call takes it; what is null or empty is left out. */
export function addressDraftFrom({ line1, line2, postalCode, country, ...address }: PostalAddressInput): AddressDraft {
  const { firstName, lastName, company, city, state, phone } = address;
  const street = { streetName: line1, additionalStreetInfo: line2 };
  const written = Object.entries({ firstName, lastName, company, ...street, city, state, phone });
  return { postalCode, country, ...Object.fromEntries(written.filter(([, text]) => text)) };
}
