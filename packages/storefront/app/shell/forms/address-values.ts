import type { PostalAddress, PostalAddressInput } from '@basin/sdk';
import type { FieldName } from './fields.ts';

type Values = Partial<Record<FieldName, string>>;

type KnownAddress = { readonly [Part in keyof PostalAddress]?: PostalAddress[Part] | undefined };

/** What the form of an address is filled with: nothing for what is not known. */
export function addressValues({ company: companyName, line1, line2, ...address }: KnownAddress): Values {
  const { firstName, lastName, city, state, postalCode, country, phone } = address;
  const street = { streetName: line1, additionalStreetInfo: line2 };
  const values = { firstName, lastName, companyName, ...street, city, state, postalCode, country, phone };
  return Object.fromEntries(Object.entries(values).filter(([, text]) => text));
}

/** The address that a valid form holds. */
export function addressFrom({ postalCode = '', country = '', ...values }: Values): PostalAddressInput {
  const { firstName, lastName, companyName, streetName, additionalStreetInfo, city, state, phone } = values;
  const address = { company: companyName, line1: streetName, line2: additionalStreetInfo, city, state, phone };
  return { firstName, lastName, ...address, postalCode, country };
}
