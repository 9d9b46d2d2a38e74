import { Heading, Text } from '@basin/react-ui';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { CheckedForm } from '../../shell/forms/CheckedForm.tsx';
import { FormField } from '../../shell/forms/FormField.tsx';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import type { SentForm } from '../../shell/forms/read-form.ts';
import { useIsSubmitting } from '../../shell/forms/use-is-submitting.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './account.module.css';

/** Requests another e-mail address for the account. It also asks for the current password. */
export function EmailForm({ form }: { readonly form: SentForm | undefined }) {
  const { t } = useLanguage();
  const isBusy = useIsSubmitting({ intent: 'changeEmail' });
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const sent = isBusy ? element.current : null;
    return () => sent?.reset(); // empties the password, and the address once it is taken
  }, [isBusy]);
  return (
    <CheckedForm form={form} render={<Form ref={element} method="post" />} className={styles.form}>
      <Heading level={2}>{t('email.change.title')}</Heading>
      <Text>{t('email.change.text')}</Text>
      <FormField name="newEmail" form={form} />
      <FormField name="ownPassword" form={form} />
      <div>
        <SubmitButton intent="changeEmail">{t('email.change.submit')}</SubmitButton>
      </div>
    </CheckedForm>
  );
}
