import { Dialog, Text } from '@basin/react-ui';
import { Form } from 'react-router';
import { CheckedForm } from '../../shell/forms/CheckedForm.tsx';
import { FormField } from '../../shell/forms/FormField.tsx';
import { HiddenFields } from '../../shell/forms/HiddenFields.tsx';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import type { SentForm } from '../../shell/forms/read-form.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './account.module.css';

interface AssociateDialogProps {
  /** The hash that opens the dialog. */
  readonly id: string;
  readonly owner: string | undefined;
  readonly form: SentForm | undefined;
}

/**
 * Asks for the work e-mail address and invitation code of an employee whose company has its own prices. It also works
 * without scripts.
 */
export default function AssociateDialog({ id, owner, form }: AssociateDialogProps) {
  const { t, path } = useLanguage();
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
        <HiddenFields fields={[['owner', owner]]} />
        <div>
          <SubmitButton intent="joinCompany" variant="primary">
            {t('associate.submit')}
          </SubmitButton>
        </div>
      </CheckedForm>
    </Dialog>
  );
}
