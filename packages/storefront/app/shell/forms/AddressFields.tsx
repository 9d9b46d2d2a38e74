import type { SelectOption } from '@basin/react-ui';
import { useEffect, useRef, useState } from 'react';
import { shippingCountries, type ShippingCountry } from './address.ts';
import styles from './AddressFields.module.css';
import { FormField } from './FormField.tsx';
import type { SentForm } from './read-form.ts';

interface AddressFieldsProps {
  readonly form: SentForm;
  readonly countries: readonly SelectOption[];
  /** States and provinces by country; their codes do not collide. */
  readonly states: Readonly<Record<ShippingCountry, readonly SelectOption[]>>;
}

/** The fields of an address, grouped as one writes it. */
export function AddressFields({ form, countries, states }: AddressFieldsProps) {
  const [country, setCountry] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  // it may have been chosen before scripts loaded
  useEffect(() => setCountry(root.current?.querySelector<HTMLSelectElement>('select[name=country]')?.value), []);
  const chosen = shippingCountries.find((code) => code === country);
  // before scripts load nothing can change the list, so it has the states of all countries
  const listed = chosen ? states[chosen] : Object.values(states).flat();
  const served = countries.filter(({ value }) => (shippingCountries as readonly string[]).includes(value));
  return (
    <div ref={root} className={styles.root}>
      <FormField name="firstName" form={form} />
      <FormField name="lastName" form={form} />
      <div className={styles.wide}>
        <FormField name="country" form={form} options={served} onValue={setCountry} />
      </div>
      <div className={styles.wide}>
        <FormField name="companyName" form={form} optional />
      </div>
      <div className={styles.wide}>
        <FormField name="streetName" form={form} />
      </div>
      <div className={styles.wide}>
        <FormField name="additionalStreetInfo" form={form} optional />
      </div>
      <FormField name="city" form={form} />
      <FormField name="postalCode" form={form} />
      <FormField name="state" form={form} options={listed} />
      <div className={styles.wide}>
        <FormField name="phone" form={form} />
      </div>
    </div>
  );
}
