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
import { valuesOffered, type AddressPart, type AddressValues } from './address-part.ts';
import styles from './AddressFields.module.css';

export interface AddressFieldsProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** The parts by the country that is chosen, each list in the country's own order and with a list of countries in it. */
  parts: Readonly<Record<string, readonly AddressPart[]>>;
  /** The parts before scripts load, when they have to do for all, and while no country of the table is chosen. */
  anyCountry: readonly AddressPart[];
  /** Names the part that is the country. */
  countryName?: string | undefined;
  /** What stands in the parts, held by the caller. */
  value?: AddressValues | undefined;
  defaultValue?: AddressValues | undefined;
  /** Called with the whole address after each change. */
  onValueChange?: ((value: AddressValues) => void) | undefined;
  /** What is wrong with a part, by its name. */
  problems?: Readonly<Record<string, ReactNode>> | undefined;
  /** Begins the ids of the fields, which end with the names of the parts; without it they are generated. */
  idPrefix?: string | undefined;
}

const none: AddressValues = {};

/** The fields of a postal address: the chosen country decides which there are, in which order, and what they are called. */
export const AddressFields = /* @__PURE__ */ forwardRef(function AddressFields(props: AddressFieldsProps) {
  const { parts, anyCountry, countryName = 'country', value, defaultValue = none, onValueChange, ...others } = props;
  const { problems, idPrefix, className, ref, ...rest } = others;
  const [values, set] = useValue(value, defaultValue, onValueChange);
  const partsOf = (country = '') => parts[country] ?? anyCountry;
  const change = (name: string, text: string) => {
    const next = { ...values, [name]: text };
    set(name === countryName ? valuesOffered(next, partsOf(text)) : next);
  };
  const hydrated = useHydrated();
  const root = useChosenBefore(countryName, values[countryName], (country) => change(countryName, country));
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
            held={value === undefined ? { defaultValue: values[part.name] } : { value: values[part.name] ?? '' }}
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
  held: { value: string } | { defaultValue: string | undefined };
  onValueChange: (text: string) => void;
}

function Part({ part: { wide: _, options, placeholder, list, ...part }, held, ...field }: PartProps) {
  if (options) return <SelectField {...part} {...field} {...held} options={options} placeholder={placeholder} />;
  return <TextField {...part} {...field} {...held} list={list} />;
}

/** Takes the country that was chosen before scripts loaded. */
function useChosenBefore(name: string, known: string | undefined, tell: (country: string) => void) {
  const root = useRef<HTMLDivElement>(null);
  const chosen = () => root.current?.querySelector<HTMLSelectElement>(`select[name="${name}"]`)?.value;
  const follow = useRef(() => {
    const country = chosen();
    if (country && country !== known) tell(country);
  });
  useEffect(() => follow.current(), []);
  return root;
}
