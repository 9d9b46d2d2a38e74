import { CheckedForm } from '../../shell/forms/CheckedForm.tsx';
import { ChoiceField } from '../../shell/forms/ChoiceField.tsx';
import { FormField } from '../../shell/forms/FormField.tsx';
import { HiddenFields } from '../../shell/forms/HiddenFields.tsx';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import type { SentForm } from '../../shell/forms/read-form.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './account.module.css';
import type { loadAccountSettings } from './account-settings.server.ts';
import { isRequired, knownName } from './profile-form.ts';

type Profile = Pick<
  Awaited<ReturnType<typeof loadAccountSettings>>,
  'owner' | 'fields' | 'values' | 'businessTypes' | 'businessSubTypes'
>;

interface ProfileFormProps {
  readonly profile: Profile;
  readonly form: SentForm | undefined;
}

/** The names of the customer and, for trade customers, their company and business type. */
export function ProfileForm({ profile: { owner, fields, values, ...options }, form: rejected }: ProfileFormProps) {
  const { t } = useLanguage();
  const form = { values: { ...values, ...rejected?.values } };
  const choicesOf: Readonly<Record<string, Profile['businessTypes']>> = {
    businessType: options.businessTypes,
    businessSubType: options.businessSubTypes,
  };
  return (
    <CheckedForm form={rejected} className={styles.form}>
      {fields.map((name) => {
        const field = { name, form, optional: !isRequired(name, values[name]) };
        const choices = choicesOf[name];
        // a list does not follow its default value
        return choices ? (
          <ChoiceField key={`${name} ${values[name] ?? ''}`} {...field} options={choices} />
        ) : (
          <FormField key={name} {...field} />
        );
      })}
      <HiddenFields fields={[['owner', owner], ...fields.map((name) => [knownName(name), values[name]] as const)]} />
      <div>
        <SubmitButton intent="save" variant="primary">
          {t('action.save')}
        </SubmitButton>
      </div>
    </CheckedForm>
  );
}
