import { Heading, Link, LinkButton, Stack } from '@basin/react-ui';
import { CheckedForm } from '../../shell/forms/CheckedForm.tsx';
import { AddressFields } from '../../shell/forms/AddressFields.tsx';
import { CustomerField } from '../../shell/forms/CustomerField.tsx';
import { FormField } from '../../shell/forms/FormField.tsx';
import { AddressConfirmation } from '../../shell/address/AddressConfirmation.tsx';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import type { SentForm } from '../../shell/forms/read-form.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './checkout.module.css';
import type { PageProps } from '../../shell/document/page-props.ts';
import type { loadAddressStep, handleAddressForm } from './address-step.server.ts';
import type { OfferedAddress } from './address-values.server.ts';

export function AddressStep({ loaderData, actionData }: PageProps<typeof loadAddressStep, typeof handleAddressForm>) {
  const { t, path } = useLanguage();
  const form: SentForm = actionData ?? { values: loaderData.values, problems: {} };
  const { offered } = loaderData;
  return (
    <CheckedForm key={offered.find(({ isChosen }) => isChosen)?.id} form={actionData} className={styles.form}>
      <CustomerField />
      <AddressConfirmation form={actionData} />
      <Heading level={2} size="title">
        {t('checkout.contact')}
      </Heading>
      {!loaderData.isSignedIn && (
        <p>
          <Link href={`${path('/sign-in')}?returnTo=${encodeURIComponent(path('/checkout'))}`}>
            {t('checkout.signIn')}
          </Link>
        </p>
      )}
      <FormField name="email" form={form} />
      <Heading level={2} size="title">
        {t('checkout.shippingAddress')}
      </Heading>
      {offered.some(({ isChosen }) => !isChosen) && <OfferedAddresses offered={offered} />}
      <AddressFields form={form} countries={loaderData.countries} states={loaderData.states} />
      <SubmitButton variant="primary">{t('action.continue')}</SubmitButton>
    </CheckedForm>
  );
}

/** Links that fill the form with a saved address. Not shown for the only one when it already fills the form. */
function OfferedAddresses({ offered }: { readonly offered: readonly OfferedAddress[] }) {
  const { t, path } = useLanguage();
  return (
    <Stack render={<nav aria-label={t('checkout.savedAddresses')} />} direction="row" gap={3}>
      {offered.map(({ id, label, isChosen }) => (
        <LinkButton
          key={id}
          href={path(`/checkout?address=${encodeURIComponent(id)}`)}
          size="small"
          aria-current={isChosen ? 'true' : undefined}
        >
          {t('checkout.useAddress', { label })}
        </LinkButton>
      ))}
    </Stack>
  );
}
