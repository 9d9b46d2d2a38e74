import { QuantityField } from '@basin/react-ui';
import { useEffect, useRef } from 'react';
import { additionFields, type AdditionResult } from '../cart/index.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

const maxUnits = 9999;

interface UnitQuantityProps {
  readonly name: string;
  readonly isInvalid: boolean;
  /** The result of the latest addition. */
  readonly result: AdditionResult | undefined;
}

/** The quantity field of a product. It follows the cart when the stock limits an addition. */
export function UnitQuantity({ name, isInvalid, result }: UnitQuantityProps) {
  const { t } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && result?.units !== undefined) input.current.value = String(result.units);
  }, [result]);
  return (
    <QuantityField
      ref={input}
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
