import { QuantityField } from '@basin/react-ui';
import { additionFields } from '../cart/index.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

const maxUnits = 9999;

/** The quantity field of a product. */
export function UnitQuantity({ name, isInvalid }: { name: string; isInvalid: boolean }) {
  const { t } = useLanguage();
  return (
    <QuantityField
      label={t('product.quantity')}
      name={additionFields.quantity}
      defaultValue={1}
      max={maxUnits}
      required
      problem={isInvalid ? t('field.error.quantity', { max: maxUnits }) : undefined}
      decrease={{ label: t('product.quantity.decrease', { name }) }}
      increase={{ label: t('product.quantity.increase', { name }) }}
    />
  );
}
