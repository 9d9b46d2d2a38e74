import { Button, QuantityField } from '@basin/react-ui';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import type { CartLineView } from './cart-view.ts';
import { useSentOnChange } from '../../shell/forms/use-sent-on-change.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './QuantityForm.module.css';

/** Sends a new quantity as soon as it is stepped, or typed to its end; without scripts its buttons do. */
export function QuantityForm({ line: { id, name, quantity } }: { readonly line: CartLineView }) {
  const { t } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const { sending, form } = useSentOnChange();
  useEffect(() => {
    // the cart may hold less than was asked; the field itself stays, and with it the focus
    if (input.current && sending === 'answered') input.current.value = String(quantity);
  }, [quantity, sending]);
  return (
    <Form {...form} method="post" className={styles.root} aria-busy={sending === 'underWay'}>
      <input type="hidden" name="lineItemId" value={id} />
      <input type="hidden" name="intent" value="changeQuantity" />
      <input type="hidden" name="shown" value={quantity} />
      <QuantityField
        ref={input}
        name="quantity"
        label={t('cart.quantity', { name })}
        labelHidden
        min={0}
        defaultValue={quantity}
        decrease={{ label: t('product.quantity.decrease', { name }), name: 'step', value: '-1' }}
        increase={{ label: t('product.quantity.increase', { name }), name: 'step', value: '+1' }}
      />
      <Button type="submit" variant="quiet" size="small" className={styles.update}>
        {t('cart.update')}
      </Button>
    </Form>
  );
}
