import { Button, Checkbox, Notice, RadioGroup, type SelectOption } from '@basin/react-ui';
import { heldFormField, type AccountFormProps } from './account-form-answer.ts';
import { CheckedForm } from '../../shell/forms/CheckedForm.tsx';
import { FormField } from '../../shell/forms/FormField.tsx';
import { NewPasswordField } from '../../shell/forms/NewPasswordField.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { NewEmailField } from './NewEmailField.tsx';
import styles from './sign-in.module.css';

interface SignUpFormProps extends AccountFormProps {
  readonly accountTypes: readonly SelectOption[];
}

/** Makes an account and signs in with it. */
export function SignUpForm({ returnTo, Form, isBusy, accountTypes, answer, heldForm }: SignUpFormProps) {
  const { t, path } = useLanguage();
  const signInAddress = `${path('/sign-in')}?returnTo=${encodeURIComponent(returnTo)}`;
  return (
    <CheckedForm form={answer} render={<Form method="post" action={signInAddress} />} className={styles.form}>
      {answer?.problem && (
        <Notice tone="danger" role="alert">
          {t(answer.problem)}
        </Notice>
      )}
      {heldForm && <input type="hidden" name={heldFormField} value={JSON.stringify(heldForm)} />}
      <FormField name="firstName" form={answer} />
      <FormField name="lastName" form={answer} />
      <NewEmailField form={answer} />
      <NewPasswordField form={answer} />
      <FormField name="postalCode" form={answer} optional />
      <RadioGroup
        legend={t('signUp.accountType')}
        name="accountType"
        options={accountTypes}
        defaultValue={accountTypes[0]?.value}
        required
      />
      <Checkbox name="newsletterOptIn" label={t('signUp.newsletter')} value="true" />
      <Button type="submit" name="intent" value="signUp" variant="primary" pending={isBusy}>
        {t('signUp.submit')}
      </Button>
    </CheckedForm>
  );
}
