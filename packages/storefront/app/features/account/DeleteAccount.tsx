import { Button, Disclosure, Heading, Text } from '@basin/react-ui';
import { Form, useNavigation } from 'react-router';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './account.module.css';

/** Deletes the account after a confirmation. */
export function DeleteAccount() {
  const { t } = useLanguage();
  const isBusy = useNavigation().formData?.get('intent') === 'deleteAccount';
  return (
    <>
      <Heading level={2}>{t('account.delete')}</Heading>
      <Disclosure summary={t('account.delete.open')}>
        <Form method="post" className={styles.form}>
          <Text>{t('account.delete.confirm')}</Text>
          <div>
            <Button type="submit" name="intent" value="deleteAccount" pending={isBusy}>
              {t('account.delete.submit')}
            </Button>
          </div>
        </Form>
      </Disclosure>
    </>
  );
}
