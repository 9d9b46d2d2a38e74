import { PasswordField, SelectField, TextAreaField, TextField, type SelectOption } from '@basin/react-ui';
import { useLanguage } from '../texts/TextsProvider.tsx';
import { fieldRules, type FieldName, type FieldRule } from './fields.ts';
import type { SentForm } from './read-form.ts';

interface FormFieldProps {
  readonly name: FieldName;
  readonly form?: Pick<SentForm, 'values' | 'problems'> | undefined;
  readonly optional?: boolean;
  readonly description?: string;
  /** Where the browser's own word for the field does not fit, as for a new password. */
  readonly autoComplete?: string;
  /** Makes it a choice from a list. */
  readonly options?: readonly SelectOption[];
}

const messageRows = 7;

/** A field of a form, as the table of fields says: its label, what it held when it was sent, and what was wrong. */
export function FormField({ name, form, optional = false, description, autoComplete, options }: FormFieldProps) {
  const { t } = useLanguage();
  const { type, longest, ...rule }: FieldRule = fieldRules[name];
  const label = t(`field.${name}`);
  const problem = form?.problems[name];
  const shared = {
    id: name,
    name,
    label,
    note: optional ? t('field.optional') : undefined,
    description,
    autoComplete: autoComplete ?? rule.autoComplete,
    required: !optional,
    defaultValue: form?.values[name],
    problem: problem && t(problem.key, { field: label, ...problem.values }),
  };
  if (options) return <SelectField {...shared} options={options} placeholder={t('field.choose')} />;
  if (type === 'password')
    return (
      <PasswordField
        {...shared}
        maxLength={longest}
        showLabel={t('password.show')}
        showText={t('password.show.short')}
      />
    );
  if (type === 'lines') return <TextAreaField {...shared} maxLength={longest} rows={messageRows} />;
  return <TextField {...shared} maxLength={longest} type={type} />;
}
