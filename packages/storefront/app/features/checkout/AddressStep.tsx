import { Heading, Link, LinkButton, Stack } from '@basin/react-ui';
import type { MouseEvent } from 'react';
import { useSubmit } from 'react-router';
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
  const { t } = useLanguage();
  const form: SentForm = actionData ?? { values: loaderData.values, problems: {} };
  // a form that was typed before the sign-in is of no saved address
  const offered = loaderData.offered.map((each) => (actionData?.isResumed ? { ...each, isChosen: false } : each));
  return (
    <CheckedForm key={offered.find(({ isChosen }) => isChosen)?.id} form={actionData} className={styles.form}>
      <CustomerField />
      <AddressConfirmation form={actionData} />
      <Heading level={2} size="title">
        {t('checkout.contact')}
      </Heading>
      {!loaderData.isSignedIn && (
        <p>
          <SignInLink known={loaderData.values} />
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

/** A link to the sign-in page, which holds what has been typed until the shopper has signed in. */
function SignInLink({ known }: { readonly known: SentForm['values'] }) {
  const { t, path } = useLanguage();
  const submit = useSubmit();
  const hrefTo = (page: string) => `${path('/sign-in')}?returnTo=${encodeURIComponent(path(page))}`;
  const holdTyped = (event: MouseEvent<HTMLAnchorElement>) => {
    const form = event.currentTarget.closest('form');
    if (!form || event.ctrlKey || event.metaKey || event.shiftKey || !hasTyped(form, known)) return;
    event.preventDefault();
    const typed = new FormData(form);
    typed.set('intent', 'resume');
    void submit(typed, { method: 'post', action: hrefTo('/checkout?index') });
  };
  return (
    <Link href={hrefTo('/checkout')} onClick={holdTyped}>
      {t('checkout.signIn')}
    </Link>
  );
}

// not by `defaultValue`, which is what has been typed once the page is hydrated
const hasTyped = (form: HTMLFormElement, known: Readonly<Record<string, string | undefined>>): boolean =>
  [...form.querySelectorAll('input:not([type=hidden])')].some(
    (field) => field instanceof HTMLInputElement && field.value !== (known[field.name] ?? ''),
  );

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
