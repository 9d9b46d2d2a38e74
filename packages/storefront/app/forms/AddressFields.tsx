import type { SelectOption } from '@basin/react-ui';
import { shippingCountries } from './address.ts';
import styles from './AddressFields.module.css';
import { FormField } from './FormField.tsx';
import type { SentForm } from './read-form.ts';

interface AddressFieldsProps {
  readonly form: SentForm;
  readonly countries: readonly SelectOption[];
  /** States and provinces; their codes do not collide. */
  readonly states: readonly SelectOption[];
}

/** The fields of an address, grouped as one writes it. */
export function AddressFields({ form, countries, states }: AddressFieldsProps) {
  const served = countries.filter(({ value }) => (shippingCountries as readonly string[]).includes(value));
  return (
    <div className={styles.root}>
      <FormField name="firstName" form={form} />
      <FormField name="lastName" form={form} />
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
      <FormField name="state" form={form} options={states} />
      <FormField name="country" form={form} options={served} />
      <div className={styles.wide}>
        <FormField name="phone" form={form} />
      </div>
    </div>
  );
}
