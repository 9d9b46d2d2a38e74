import { Disclosure, Heading, Text } from '@basin/react-ui';
import { CheckedForm } from '../../shell/forms/CheckedForm.tsx';
import { FormField } from '../../shell/forms/FormField.tsx';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import type { SentForm } from '../../shell/forms/read-form.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './account.module.css';

/** Deletes the account after a confirmation with the password. */
export function DeleteAccount({ form }: { readonly form: SentForm | undefined }) {
  const { t } = useLanguage();
  return (
    <>
      <Heading level={2}>{t('account.delete')}</Heading>
      <Disclosure summary={t('account.delete.open')} defaultOpen={form !== undefined}>
        <CheckedForm form={form} className={styles.form}>
          <Text>{t('account.delete.confirm')}</Text>
          <FormField name="lastPassword" form={form} />
          <div>
            <SubmitButton intent="deleteAccount">{t('account.delete.submit')}</SubmitButton>
          </div>
        </CheckedForm>
      </Disclosure>
    </>
  );
}
