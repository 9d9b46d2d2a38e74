import { Divider, Heading, Text } from '@basin/react-ui';
import { CheckedForm } from '../../shell/forms/CheckedForm.tsx';
import { FormField } from '../../shell/forms/FormField.tsx';
import { HiddenFields } from '../../shell/forms/HiddenFields.tsx';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import type { SentForm } from '../../shell/forms/read-form.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './account.module.css';

interface FriendsFormProps {
  readonly owner: string | undefined;
  readonly form: SentForm | undefined;
}

/** Takes the invitation code for friends and family prices. */
export function FriendsForm({ owner, form }: FriendsFormProps) {
  const { t } = useLanguage();
  return (
    <>
      <CheckedForm form={form} className={styles.form}>
        <Heading level={2}>{t('friends.title')}</Heading>
        <Text>{t('friends.text')}</Text>
        <FormField name="friendsCode" form={form} />
        <HiddenFields fields={[['owner', owner]]} />
        <div>
          <SubmitButton intent="joinFriends">{t('friends.submit')}</SubmitButton>
        </div>
      </CheckedForm>
      <Divider />
    </>
  );
}
