import { RadioGroup, Text } from '@basin/react-ui';
import { additionFields } from '../cart/index.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { RequiredPart } from '@basin/sdk';
import styles from './RequiredParts.module.css';

export interface RequiredPartsProps {
  readonly parts: readonly RequiredPart[];
  /** The chosen finish of the product. */
  readonly finish: string;
  /** The names of the form's fields with an invalid value. */
  readonly invalidFields: readonly string[];
}

/**
 * Parts that the product needs for its installation, one per unit. Each needs a choice, which the form's
 * validation enforces.
 */
export function RequiredParts({ parts, finish, invalidFields }: RequiredPartsProps) {
  const { t, money } = useLanguage();
  return (
    <section className={styles.root} aria-labelledby="required-accessories">
      <h2 id="required-accessories" className={styles.title}>
        {t('product.accessories.required')}
      </h2>
      <Text size="s" tone="muted">
        {t('product.accessories.required.hint')}
      </Text>
      {parts.map((part) => (
        <RadioGroup
          key={part.key}
          legend={
            part.match === 'only'
              ? part.name
              : t('product.accessories.inFinish', { name: part.name, finish: part.finish })
          }
          description={
            part.match === 'nearest'
              ? t('product.accessories.nearest', { wanted: finish, finish: part.finish })
              : undefined
          }
          name={additionFields.accessoryPrefix + part.key}
          required
          problem={
            invalidFields.includes(additionFields.accessoryPrefix + part.key)
              ? t('product.accessories.choose')
              : undefined
          }
          options={[
            { value: 'add', label: t('product.accessories.add'), note: part.price && money(part.price) },
            { value: 'have', label: t('product.accessories.have') },
          ]}
        />
      ))}
    </section>
  );
}
