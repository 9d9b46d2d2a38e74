import { Button, Heading, Stack, Text } from '@basin/react-ui';
import { Form } from 'react-router';
import { CheckedForm } from '../../shell/forms/CheckedForm.tsx';
import { AddressFields } from '../../shell/forms/AddressFields.tsx';
import { AddressConfirmation } from '../../shell/address/AddressConfirmation.tsx';
import { CustomerField } from '../../shell/forms/CustomerField.tsx';
import type { SentForm } from '../../shell/forms/read-form.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { AddressLines } from '../orders/index.ts';
import styles from './checkout.module.css';
import type { PageProps } from '../../shell/document/page-props.ts';
import { useIsSubmitting } from '../../shell/forms/use-is-submitting.ts';
import type { handleBillingForm, loadBillingStep } from './billing-step.server.ts';

/** The billing step: bill to the shipping address or to another one. */
export function BillingStep({ loaderData, actionData }: PageProps<typeof loadBillingStep, typeof handleBillingForm>) {
  const { t } = useLanguage();
  const { address, values, countries, states } = loaderData;
  const form: SentForm = actionData ?? { values, problems: {} };
  const isBusy = useIsSubmitting();
  return (
    <>
      <Heading level={2} size="title">
        {t('checkout.billingAddress')}
      </Heading>
      <Stack render={<Form method="post" />} gap={4} align="start">
        <CustomerField />
        <AddressLines address={address} />
        <Button type="submit" name="intent" value="same" pending={isBusy}>
          {t('checkout.billing.useShipping')}
        </Button>
      </Stack>
      <CheckedForm form={actionData} className={styles.form}>
        <CustomerField />
        <AddressConfirmation form={actionData} intent="other" />
        <Heading level={3} size="label">
          {t('checkout.billing.another')}
        </Heading>
        <Text size="s" tone="muted">
          {t('checkout.billing.text')}
        </Text>
        <AddressFields form={form} countries={countries} states={states} />
        <Button type="submit" name="intent" value="other" variant="primary" pending={isBusy}>
          {t('checkout.billing.useOther')}
        </Button>
      </CheckedForm>
    </>
  );
}
