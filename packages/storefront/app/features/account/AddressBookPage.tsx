import { Badge, Checkbox, Heading, LinkButton, Text } from '@basin/react-ui';
import { Form } from 'react-router';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import { AddressLines } from '../orders/index.ts';
import { PageTitle } from '../../shell/document/PageTitle.tsx';
import type { LoaderData, PageProps } from '../../shell/document/page-props.ts';
import { useFocusAfter } from '../../shell/document/use-focus-after.ts';
import { useFocusOnceDone } from '../../shell/document/use-focus-once-done.ts';
import { CheckedForm } from '../../shell/forms/CheckedForm.tsx';
import { AddressFields } from '../../shell/forms/AddressFields.tsx';
import { FormField } from '../../shell/forms/FormField.tsx';
import { HiddenFields } from '../../shell/forms/HiddenFields.tsx';
import { distinctLabel } from '../../shell/address/distinct-label.ts';
import { AddressConfirmation } from '../../shell/address/AddressConfirmation.tsx';
import type { SentForm } from '../../shell/forms/read-form.ts';
import { Notices } from '../../shell/notices/Notices.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './account.module.css';
import type { handleAddressBookForm, loadAddressBook } from './address-book.server.ts';

type AddressBook = LoaderData<typeof loadAddressBook>;

/**
 * A customer's address book: the default address first, the profile address separately, and a form for one address.
 */
export function AddressBookPage({
  loaderData,
  actionData,
}: PageProps<typeof loadAddressBook, typeof handleAddressBookForm>) {
  const { addressBook, profileAddress, owner, form, countries, states, notices } = loaderData;
  const { t, path } = useLanguage();
  const heading = useFocusAfter<HTMLHeadingElement>(form.id ?? '');
  const title = useFocusOnceDone<HTMLHeadingElement>(form.id);
  const isOnlyOrDefault =
    addressBook.length === 0 || addressBook.some(({ id, isDefault }) => isDefault && id === form.id);
  const sent: SentForm = actionData ?? { values: form.values, problems: {} };
  return (
    <>
      <PageTitle ref={heading} title={t('account.addresses')} />
      <Notices takesFocus notices={notices} />
      {addressBook.length === 0 && <Text tone="muted">{t('address.none')}</Text>}
      <ul className={styles.addresses}>
        {addressBook.map((address) => (
          <AddressCard key={address.id} address={address} label={distinctLabel(address, addressBook)} />
        ))}
      </ul>
      {profileAddress && (
        <section aria-labelledby="profile" className={styles.address}>
          <Heading level={2} size="title" id="profile">
            {t('address.profile')}
          </Heading>
          <AddressLines address={profileAddress} />
        </section>
      )}
      <CheckedForm
        key={form.id ?? addressBook.length}
        form={actionData}
        render={<Form method="post" action={path(`/my-account/addresses${form.id ? `?edit=${form.id}` : ''}`)} />}
        className={styles.form}
      >
        <AddressConfirmation form={actionData} intent="save" />
        <Heading level={2} size="title" id="edit" ref={title} tabIndex={-1}>
          {t(form.id === undefined ? 'address.add' : 'address.edit')}
        </Heading>
        <HiddenFields
          fields={[
            ['owner', owner],
            ['id', form.id],
          ]}
        />
        <FormField name="label" form={sent} description={t('address.label.description')} />
        <AddressFields form={sent} countries={countries} states={states} />
        {!isOnlyOrDefault && <Checkbox name="setPrimary" value="true" label={t('address.makeDefault')} />}
        <div className={styles.actions}>
          <SubmitButton intent="save" variant="primary">
            {t('action.save')}
          </SubmitButton>
          {form.id !== undefined && <LinkButton href={path('/my-account/addresses')}>{t('action.cancel')}</LinkButton>}
        </div>
      </CheckedForm>
    </>
  );
}

interface AddressCardProps {
  readonly address: AddressBook['addressBook'][number];
  readonly label: string;
}

function AddressCard({ address, label }: AddressCardProps) {
  const { t, path } = useLanguage();
  const { id, isDefault } = address;
  return (
    <li className={styles.address}>
      <Heading level={2} size="label">
        {label}
      </Heading>
      {isDefault && (
        <div>
          <Badge>{t('address.default')}</Badge>
        </div>
      )}
      <AddressLines address={address} />
      <Form method="post" action={path('/my-account/addresses')} className={styles.actions}>
        <input type="hidden" name="id" value={id} />
        <LinkButton
          href={path(`/my-account/addresses?edit=${id}#edit`)}
          size="small"
          aria-label={`${t('action.edit')}, ${label}`}
        >
          {t('action.edit')}
        </LinkButton>
        {!isDefault && (
          <SubmitButton
            intent="makeDefault"
            fields={{ id }}
            size="small"
            aria-label={`${t('address.makeDefault')}, ${label}`}
          >
            {t('address.makeDefault')}
          </SubmitButton>
        )}
        <SubmitButton intent="remove" fields={{ id }} size="small" aria-label={t('address.remove', { label })}>
          {t('action.remove')}
        </SubmitButton>
      </Form>
    </li>
  );
}
