'use client';

import { useEffect, useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { flag } from '../flag.ts';
import { forwardRef } from '../forward-ref.ts';
import { SelectField } from '../SelectField/SelectField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { useMergedRef } from '../use-merged-ref.ts';
import { useValue } from '../use-value.ts';
import { dropUnofferedValues, type AddressPart, type AddressValues } from './address-part.ts';
import styles from './AddressFields.module.css';

export interface AddressFieldsProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** The fields of each country, in the country's own order; each list includes the country field. */
  parts: Readonly<Record<string, readonly AddressPart[]>>;
  /** The fields shown while no listed country is chosen, and before scripts load, when they have to suit every country. */
  anyCountry: readonly AddressPart[];
  /** Name of the country field. */
  countryName?: string | undefined;
  /** The values of the fields, controlled by the caller. */
  value?: AddressValues | undefined;
  /** The initial values of the fields. */
  defaultValue?: AddressValues | undefined;
  /** Called with the whole address after each change. */
  onValueChange?: ((value: AddressValues) => void) | undefined;
  /** Problem messages by field name. */
  problems?: Readonly<Record<string, ReactNode>> | undefined;
  /** Prefix of the field ids, which end with the field names; generated when missing. */
  idPrefix?: string | undefined;
}

const none: AddressValues = {};

/** The fields of a postal address. The chosen country decides which fields there are, their order and their labels. */
export const AddressFields = /* @__PURE__ */ forwardRef(function AddressFields(props: AddressFieldsProps) {
  const { parts, anyCountry, countryName = 'country', value, defaultValue = none, onValueChange, ...others } = props;
  const { problems, idPrefix, className, ref, ...rest } = others;
  const [values, set] = useValue(value, defaultValue, onValueChange);
  const partsOf = (country = '') => parts[country] ?? anyCountry;
  const change = (name: string, text: string) => {
    const next = { ...values, [name]: text };
    set(name === countryName ? dropUnofferedValues(next, partsOf(text)) : next);
  };
  const hydrated = useHydrated();
  const root = useCountryChosenBeforeHydration(countryName, values[countryName], (country) =>
    change(countryName, country),
  );
  const generated = useId();
  const start = idPrefix ?? `${generated}-`;
  return (
    <div
      data-part="address-fields"
      {...rest}
      ref={useMergedRef(root, ref)}
      className={classNames(styles.root, className)}
    >
      {partsOf(hydrated ? values[countryName] : undefined).map((part) => (
        <div key={part.name} data-part="address-fields-part" data-wide={flag(part.wide)} className={styles.part}>
          <Part
            part={part}
            id={start + part.name}
            problem={problems?.[part.name]}
            valueProps={value === undefined ? { defaultValue: values[part.name] } : { value: values[part.name] ?? '' }}
            onValueChange={(text) => change(part.name, text)}
          />
        </div>
      ))}
    </div>
  );
});

interface PartProps {
  part: AddressPart;
  id: string;
  problem: ReactNode;
  valueProps: { value: string } | { defaultValue: string | undefined };
  onValueChange: (text: string) => void;
}

function Part({ part: { wide: _, options, placeholder, list, ...part }, valueProps, ...field }: PartProps) {
  if (options) return <SelectField {...part} {...field} {...valueProps} options={options} placeholder={placeholder} />;
  return <TextField {...part} {...field} {...valueProps} list={list} />;
}

/** Reports a country that was chosen before scripts loaded. */
function useCountryChosenBeforeHydration(name: string, known: string | undefined, report: (country: string) => void) {
  const root = useRef<HTMLDivElement>(null);
  const chosen = () => root.current?.querySelector<HTMLSelectElement>(`select[name="${name}"]`)?.value;
  const follow = useRef(() => {
    const country = chosen();
    if (country && country !== known) report(country);
  });
  useEffect(() => follow.current(), []);
  return root;
}
