import { useLanguage } from '../texts/TextsProvider.tsx';
import { FormField } from './FormField.tsx';
import type { SentForm } from './read-form.ts';

const fewest = 11;
const rules = ['length', 'lowercase', 'uppercase', 'digit', 'symbol'] as const;

/** A password to choose, with what is asked of it. */
export function NewPasswordField({ form }: { readonly form?: SentForm | undefined }) {
  const { t } = useLanguage();
  const description = rules.map((rule) => t(`password.rule.${rule}`, { count: fewest })).join(' · ');
  return <FormField name="password" form={form} autoComplete="new-password" description={description} />;
}
