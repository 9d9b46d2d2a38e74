import type { ReactNode } from 'react';
import type { SelectOption } from '../SelectField/SelectField.tsx';

/** One field of an address, as a country formats it. */
export interface AddressPart {
  /** Name of the form field. */
  name: string;
  label: string;
  /** Shown after the label: "optional". */
  note?: ReactNode;
  autoComplete?: string | undefined;
  /** @default 'text' */
  type?: 'text' | 'tel' | 'email' | undefined;
  maxLength?: number | undefined;
  required?: boolean | undefined;
  /** Id of a `datalist` with suggestions. */
  list?: string | undefined;
  /** Options that turn the field into a select. */
  options?: readonly SelectOption[] | undefined;
  /** Text of the empty first option. */
  placeholder?: string | undefined;
  /** Takes up a whole row. */
  wide?: boolean | undefined;
}

/** The value of each address field, by name. */
export type AddressValues = Readonly<Record<string, string>>;

/** Returns the address without select values that the country does not offer, such as a state of another country. */
export const dropUnofferedValues = (values: AddressValues, parts: readonly AddressPart[]): AddressValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const options = parts.find((part) => part.name === name)?.options;
      return options === undefined || options.some((option) => option.value === value);
    }),
  );
