import { Heading } from '@basin/react-ui';
import { Form as RouterForm } from 'react-router';
import type { LoaderData } from '../../shell/document/page-props.ts';
import { CheckedForm } from '../../shell/forms/CheckedForm.tsx';
import { AddressFields } from '../../shell/forms/AddressFields.tsx';
import { ChoiceField } from '../../shell/forms/ChoiceField.tsx';
import { DayField } from '../../shell/forms/DayField.tsx';
import { FormField } from '../../shell/forms/FormField.tsx';
import { HiddenFields } from '../../shell/forms/HiddenFields.tsx';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import type { SentForm } from '../../shell/forms/read-form.ts';
import { Notices } from '../../shell/notices/Notices.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { ModelNumberField } from './ModelNumberField.tsx';
import { ReceiptField } from './ReceiptField.tsx';
import styles from './registration.module.css';
import type { loadRegistration, RejectedRegistration } from './registration-form.server.ts';

interface RegistrationFormProps {
  readonly kind: 'offline' | 'online';
  readonly known: Omit<LoaderData<typeof loadRegistration>, 'page' | 'modelHelp'>;
  /** The id of the overlay that shows where to find the model number. */
  readonly helpId: string | undefined;
  readonly result: RejectedRegistration | undefined;
}

/** Uploads the receipt with the form. */
const fileForm = <RouterForm method="post" encType="multipart/form-data" />;

/** The form that registers a product to its owner. */
export function RegistrationForm({ kind, known, result, helpId }: RegistrationFormProps) {
  const { t } = useLanguage();
  const { owner, values, countries, states, places, notices } = known;
  const key = result?.key ?? known.key;
  const form: SentForm = result ?? { values, problems: {} };
  const options = places.map(({ label, value }) => ({ label, value }));
  return (
    <CheckedForm key={key} form={result} render={kind === 'online' ? fileForm : undefined} className={styles.form}>
      <Notices takesFocus notices={notices} />
      <HiddenFields
        fields={[
          ['key', key],
          ['owner', owner],
        ]}
      />
      <section aria-labelledby="product" className={styles.group}>
        <Heading level={2} size="title" id="product">
          {t('registration.product')}
        </Heading>
        <ModelNumberField form={form} helpId={helpId} />
        <FormField name="serialNumber" form={form} optional />
        <DayField name="purchaseDate" form={form} />
        {kind === 'offline' ? (
          <ChoiceField name="placeOfPurchase" form={form} options={options} />
        ) : (
          <>
            <FormField name="orderNumber" form={form} description={t('registration.orderNumber.description')} />
            <ReceiptField />
          </>
        )}
      </section>
      <section aria-labelledby="owner" className={styles.group}>
        <Heading level={2} size="title" id="owner">
          {t('registration.owner')}
        </Heading>
        <FormField name="email" form={form} />
        <AddressFields form={form} countries={countries} states={states} />
      </section>
      <div>
        <SubmitButton variant="primary">{t('registration.submit')}</SubmitButton>
      </div>
    </CheckedForm>
  );
}
