import type { ReactNode } from 'react';
import { CheckedForm } from '../../shell/forms/CheckedForm.tsx';
import { Problem } from '../../shell/forms/Problem.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { heldFormField, type AccountFormProps } from './account-form-result.ts';
import styles from './sign-in.module.css';

interface Props extends Omit<AccountFormProps, 'isBusy'> {
  readonly idPrefix: string;
  readonly children: ReactNode;
}

/** The frame of the sign-in and sign-up forms: where they are sent, why they were rejected, and the held form. */
export function AccountForm({ returnTo, Form, result, heldForm, idPrefix, children }: Props) {
  const { path } = useLanguage();
  const action = `${path('/sign-in')}?returnTo=${encodeURIComponent(returnTo)}`;
  return (
    <CheckedForm
      form={result}
      render={<Form method="post" action={action} />}
      idPrefix={idPrefix}
      className={styles.form}
    >
      <Problem text={result?.problem} />
      {heldForm && <input type="hidden" name={heldFormField} value={JSON.stringify(heldForm)} />}
      {children}
    </CheckedForm>
  );
}
