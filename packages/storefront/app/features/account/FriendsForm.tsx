import { Divider, Heading, Text } from '@basin/react-ui';
import { CheckedForm } from '../../shell/forms/CheckedForm.tsx';
import { FormField } from '../../shell/forms/FormField.tsx';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import type { SentForm } from '../../shell/forms/read-form.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './account.module.css';

/** Takes the invitation code for friends and family prices. */
export function FriendsForm({ form }: { readonly form: SentForm | undefined }) {
  const { t } = useLanguage();
  return (
    <>
      <CheckedForm form={form} className={styles.form}>
        <Heading level={2}>{t('friends.title')}</Heading>
        <Text>{t('friends.text')}</Text>
        <FormField name="friendsCode" form={form} />
        <div>
          <SubmitButton intent="joinFriends">{t('friends.submit')}</SubmitButton>
        </div>
      </CheckedForm>
      <Divider />
    </>
  );
}
