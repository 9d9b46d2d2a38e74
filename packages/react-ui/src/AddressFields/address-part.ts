import type { ReactNode } from 'react';
import type { SelectOption } from '../SelectField/SelectField.tsx';

/** One part of an address, as a country writes it. */
export interface AddressPart {
  /** Names its field in the form. */
  name: string;
  label: string;
  /** Follows the label: "optional". */
  note?: ReactNode;
  autoComplete?: string | undefined;
  /** @default 'text' */
  type?: 'text' | 'tel' | 'email' | undefined;
  maxLength?: number | undefined;
  required?: boolean | undefined;
  /** Id of a `datalist` with what to offer while one types. */
  list?: string | undefined;
  /** Makes it a choice from a list. */
  options?: readonly SelectOption[] | undefined;
  /** The empty first option of a list. */
  placeholder?: string | undefined;
  /** Takes a whole row. */
  wide?: boolean | undefined;
}

/** What stands in each part, by its name. */
export type AddressValues = Readonly<Record<string, string>>;

/** Returns an address without the choices that a country does not offer, as the state of another one. */
export const valuesOffered = (values: AddressValues, parts: readonly AddressPart[]): AddressValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const options = parts.find((part) => part.name === name)?.options;
      return options === undefined || options.some((option) => option.value === value);
    }),
  );
