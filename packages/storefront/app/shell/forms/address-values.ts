import type { FieldName } from './fields.ts';

type Values = Partial<Record<FieldName, string>>;

type Known = Partial<Record<FieldName, string | undefined>>;

/** An address as replies carry it. */
interface KnownAddress {
  readonly company?: string | undefined;
  readonly streetNumber?: string | undefined;
  readonly streetName?: string | undefined;
}

/** What the form of an address is filled with: its street in one line, nothing for what is not known. */
export function addressValues({ company, streetNumber, streetName, ...address }: KnownAddress & Known): Values {
  const street = [streetNumber, streetName].filter(Boolean).join(' ');
  return withoutBlanks({ ...address, companyName: company, streetName: street });
}

/** The address that a valid form holds. */
export function addressFrom({ companyName, postalCode = '', country = '', ...values }: Values) {
  const { firstName, lastName, streetName, additionalStreetInfo, city, state, phone } = values;
  const written = { company: companyName, firstName, lastName, streetName, additionalStreetInfo, city, state, phone };
  return { postalCode, country, ...withoutBlanks(written) };
}

const withoutBlanks = <Name extends string>(values: Partial<Record<Name, string | undefined>>) =>
  Object.fromEntries(Object.entries(values).filter(([, text]) => text !== undefined && text !== '')) as Partial<
    Record<Name, string>
  >;
