import { use } from 'react';
import { useLanguage } from '../texts/TextsProvider.tsx';
import { fieldRules, type FieldName, type FieldRule } from './fields.ts';
import { FieldIdPrefix, FormProblems } from './form-problems.ts';
import type { SentForm } from './read-form.ts';

export interface FieldProps {
  readonly name: FieldName;
  readonly form?: Pick<SentForm, 'values'> | undefined;
  readonly optional?: boolean;
  /** Overrides the label of the field table. */
  readonly label?: string | undefined;
  readonly description?: string;
  /** Overrides the browser's autocomplete token, as for a new password. */
  readonly autoComplete?: string;
}

/** Returns a field's props from the field table: its label, submitted value and problem. */
export function useField({ name, form, optional = false, label, description, autoComplete }: FieldProps) {
  const { t } = useLanguage();
  const rule: FieldRule = fieldRules[name];
  const id = use(FieldIdPrefix) + name;
  return {
    id,
    name,
    label: label ?? t(`field.${name}`),
    note: optional ? t('field.optional') : undefined,
    description,
    autoComplete: autoComplete ?? rule.autoComplete ?? 'off',
    required: !optional,
    defaultValue: form?.values[name],
    problem: use(FormProblems)(id),
  };
}
