import { Heading, Text } from '@basin/react-ui';
import { CheckedForm } from '../../shell/forms/CheckedForm.tsx';
import { FormField } from '../../shell/forms/FormField.tsx';
import { NewPasswordField } from '../../shell/forms/NewPasswordField.tsx';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import type { SentForm } from '../../shell/forms/read-form.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './account.module.css';

/** Sets a new password. It also asks for the current password. */
export function PasswordForm({ form }: { readonly form: SentForm | undefined }) {
  const { t } = useLanguage();
  return (
    <CheckedForm form={form} className={styles.form}>
      <Heading level={2}>{t('password.change.title')}</Heading>
      <Text>{t('password.change.text')}</Text>
      <FormField name="currentPassword" form={form} />
      <NewPasswordField form={form} label={t('password.new')} />
      <div>
        <SubmitButton intent="changePassword">{t('password.reset.submit')}</SubmitButton>
      </div>
    </CheckedForm>
  );
}
