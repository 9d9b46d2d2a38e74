import { Link, Text } from '@basin/react-ui';
import type { ModelNumbers } from '@basin/sdk';
import { FormField } from '../../shell/forms/FormField.tsx';
import type { SentForm } from '../../shell/forms/read-form.ts';
import { useSuggestions } from '../../shell/forms/use-suggestions.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './registration.module.css';

interface ModelNumberFieldProps {
  readonly form: SentForm;
  /** The id of the overlay that shows where to find the number. */
  readonly helpId: string | undefined;
}

/** A model number field with suggestions, and a hint when the number is unknown. */
export function ModelNumberField({ form, helpId }: ModelNumberFieldProps) {
  const { t, path } = useLanguage();
  const { data, suggest } = useSuggestions<ModelNumbers | null>(path('/model-numbers'));
  return (
    <div>
      <FormField
        name="modelNumber"
        form={form}
        description={t('registration.modelNumber.description')}
        suggestions={data?.suggestions ?? []}
        onValue={suggest}
      />
      {helpId !== undefined && (
        <Text size="s" className={styles.help}>
          <Link href={`#${helpId}`}>{t('registration.findModel')}</Link>
        </Text>
      )}
      <Text size="s" role="status">
        {data?.isInvalid === true && !form.problems.modelNumber && t('registration.invalidModel')}
      </Text>
    </div>
  );
}
