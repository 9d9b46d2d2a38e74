import { Button, Dialog, Text } from '@basin/react-ui';
import { Form } from 'react-router';
import { CheckedForm } from '../../shell/forms/CheckedForm.tsx';
import { FormField } from '../../shell/forms/FormField.tsx';
import type { SentForm } from '../../shell/forms/read-form.ts';
import { useSending } from '../../shell/forms/use-sending.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './account.module.css';

interface AssociateDialogProps {
  /** The hash that opens it. */
  readonly id: string;
  readonly form: SentForm | undefined;
}

/** Takes the work address and the code of someone whose company has prices of its own, also before scripts load. */
export default function AssociateDialog({ id, form }: AssociateDialogProps) {
  const { t, path } = useLanguage();
  const isBusy = useSending();
  return (
    <Dialog id={id} title={t('associate.title')} closeLabel={t('action.close')} data-flag="modal-open">
      <CheckedForm
        form={form}
        render={<Form method="post" action={`${path('/my-account/account-settings')}#${id}`} />}
        className={styles.form}
      >
        <Text>{t('associate.text')}</Text>
        <FormField name="email" form={form} description={t('associate.email')} />
        <FormField name="invitationCode" form={form} />
        <FormField name="employeeId" form={form} optional />
        <div>
          <Button type="submit" name="intent" value="joinCompany" variant="primary" pending={isBusy}>
            {t('associate.submit')}
          </Button>
        </div>
      </CheckedForm>
    </Dialog>
  );
}
