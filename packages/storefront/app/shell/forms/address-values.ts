import { formatPhone } from '@basin/domain';
import type { PostalAddress, PostalAddressInput } from '@basin/sdk';
import type { FieldName } from './fields.ts';

type Values = Partial<Record<FieldName, string>>;

type KnownAddress = { readonly [Part in keyof PostalAddress]?: PostalAddress[Part] | undefined };

/** Returns the form values of an address, without unknown parts. */
export function addressValues({ company: companyName, line1, line2, ...address }: KnownAddress): Values {
  const { firstName, lastName, city, state, postalCode, country } = address;
  const phone = address.phone && formatPhone(address.phone);
  const street = { streetName: line1, additionalStreetInfo: line2 };
  const values = { firstName, lastName, companyName, ...street, city, state, postalCode, country, phone };
  return Object.fromEntries(Object.entries(values).filter(([, text]) => text));
}

/** Returns the address of a valid form. */
export function addressFrom({ postalCode = '', country = '', ...values }: Values): PostalAddressInput {
  const { firstName, lastName, companyName, streetName, additionalStreetInfo, city, state, phone } = values;
  const address = { company: companyName, line1: streetName, line2: additionalStreetInfo, city, state, phone };
  return { firstName, lastName, ...address, postalCode, country };
}
