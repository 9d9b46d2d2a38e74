import { Button, Fieldset, Text } from '@basin/react-ui';
import { Form, useNavigation } from 'react-router';
import type { LoaderData } from '../../shell/document/page-props.ts';
import { AddressFields } from '../../shell/forms/AddressFields.tsx';
import { FormField } from '../../shell/forms/FormField.tsx';
import { FormProblems } from '../../shell/forms/FormProblems.tsx';
import type { SentForm } from '../../shell/forms/read-form.ts';
import { Notices } from '../../shell/notices/Notices.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { ModelNumberField } from './ModelNumberField.tsx';
import styles from './registration.module.css';
import type { loadRegistration } from './registration-form.server.ts';

interface RegistrationFormProps {
  readonly kind: 'offline' | 'online';
  readonly known: Omit<LoaderData<typeof loadRegistration>, 'page'>;
  readonly answer: SentForm | undefined;
}

/** The form that registers a product for its owner. */
export function RegistrationForm({ kind, known, answer }: RegistrationFormProps) {
  const { t } = useLanguage();
  const isBusy = useNavigation().state === 'submitting';
  const { values, countries, states, places, key, notices } = known;
  const form: SentForm = answer ?? { values, problems: {} };
  const options = places.map(({ label, value }) => ({ label, value }));
  return (
    <Form key={key} method="post" noValidate className={styles.form}>
      <Notices notices={notices} />
      <FormProblems form={answer} />
      <input type="hidden" name="key" value={key} />
      <Fieldset
        legend={
          <Text as="span" size="l">
            {t('registration.product')}
          </Text>
        }
        className={styles.group}
      >
        <ModelNumberField form={form} />
        <FormField name="serialNumber" form={form} optional />
        <FormField name="purchaseDate" form={form} />
        {kind === 'offline' ? (
          <FormField name="placeOfPurchase" form={form} options={options} />
        ) : (
          <FormField name="orderNumber" form={form} description={t('registration.orderNumber.description')} />
        )}
      </Fieldset>
      <Fieldset
        legend={
          <Text as="span" size="l">
            {t('registration.owner')}
          </Text>
        }
        className={styles.group}
      >
        <FormField name="email" form={form} />
        <AddressFields form={form} countries={countries} states={states} />
      </Fieldset>
      <div>
        <Button type="submit" variant="primary" pending={isBusy}>
          {t('registration.submit')}
        </Button>
      </div>
    </Form>
  );
}
