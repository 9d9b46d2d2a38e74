import { Button, Checkbox, RadioGroup, type SelectOption } from '@basin/react-ui';
import { FormField } from '../../shell/forms/FormField.tsx';
import { NewPasswordField } from '../../shell/forms/NewPasswordField.tsx';
import type { SentForm } from '../../shell/forms/read-form.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { AccountForm } from './AccountForm.tsx';
import type { AccountFormProps } from './account-form-result.ts';
import { NewEmailField } from './NewEmailField.tsx';

interface SignUpFormProps extends AccountFormProps {
  readonly accountTypes: readonly SelectOption[];
  /** The type that is chosen at first; the first one unless given. */
  readonly accountType?: string | undefined;
  /** What is known of a guest, such as from their order. */
  readonly known?: SentForm['values'] | undefined;
}

/** Creates an account and signs in. */
export function SignUpForm({ isBusy, accountTypes, accountType, known, ...props }: SignUpFormProps) {
  const { t } = useLanguage();
  const { result } = props;
  const form = result ?? { values: known ?? {}, problems: {} };
  const chosenType = result?.choices?.accountType ?? accountType ?? accountTypes[0]?.value;
  return (
    <AccountForm {...props} idPrefix="signUp-">
      <FormField name="firstName" form={form} />
      <FormField name="lastName" form={form} />
      <NewEmailField form={form} />
      <NewPasswordField form={result} />
      <FormField name="postalCode" form={form} optional />
      <RadioGroup
        legend={t('signUp.accountType')}
        name="accountType"
        options={accountTypes}
        defaultValue={chosenType}
        required
      />
      <FormField name="companyName" form={form} description={t('signUp.company.description')} optional />
      <Checkbox
        name="newsletterOptIn"
        label={t('signUp.newsletter')}
        value="true"
        defaultChecked={result?.choices?.wantsNewsletter}
      />
      <Button type="submit" name="intent" value="signUp" variant="primary" pending={isBusy}>
        {t('signUp.submit')}
      </Button>
    </AccountForm>
  );
}
