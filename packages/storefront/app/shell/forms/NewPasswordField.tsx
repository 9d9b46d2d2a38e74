import { useLanguage } from '../texts/TextsProvider.tsx';
import { FormField } from './FormField.tsx';
import type { SentForm } from './read-form.ts';

const minLength = 11;
const rules = ['length', 'lowercase', 'uppercase', 'digit', 'symbol'] as const;

/** A field for a new password, with its requirements. */
export function NewPasswordField({ form, label }: { readonly form?: SentForm | undefined; readonly label?: string }) {
  const { t } = useLanguage();
  const description = rules.map((rule) => t(`password.rule.${rule}`, { count: minLength })).join(' · ');
  return <FormField name="password" form={form} label={label} autoComplete="new-password" description={description} />;
}
